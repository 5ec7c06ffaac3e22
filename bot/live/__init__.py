"""The live board: tables as pages that are touched, inside Discord or on this computer. The page is in `page`."""
