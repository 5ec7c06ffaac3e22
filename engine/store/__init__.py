"""The database: tables, queries and migrations. It holds text and integers only, and knows no rules."""

from engine.store.database import database_path as database_path
from engine.store.database import is_sqlite as is_sqlite
from engine.store.errors import Damaged as Damaged
from engine.store.errors import OlderFormat as OlderFormat
from engine.store.errors import StoreProblem as StoreProblem
from engine.store.errors import StoreUnavailable as StoreUnavailable
from engine.store.files import copy_database as copy_database
from engine.store.files import restore_database as restore_database
from engine.store.moving import back_up_server as back_up_server
from engine.store.moving import copy_everything as copy_everything
from engine.store.moving import restore_server as restore_server
from engine.store.postgres import Leases as Leases
from engine.store.shards import Shards as Shards
from engine.store.store import EVERYTHING as EVERYTHING
from engine.store.store import Store as Store
