"""Game nights, tournaments and leagues: who takes part, who sits where in which round, and the results.

`service.Events` keeps them: it opens their tables and hears how they end. Outside this package use also
`model` (`Event`, `Plan`, `Kind`, `Stage`, `EventRefusal`), the edits in `changes`, the limits in `planning`, `duels`
for tournaments and leagues, and `results.Moment`.
"""
