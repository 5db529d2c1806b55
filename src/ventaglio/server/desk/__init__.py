"""Tournaments on a server: what the director judges and folds, kept in the database for everybody's screen."""

from ventaglio.server.desk.keys import Bearer
from ventaglio.server.desk.office import Office, Opened, Summary

__all__ = ["Bearer", "Office", "Opened", "Summary"]
