/**
 * Identifies the required version of the account tables. It is recorded in the database, so that a start can tell that
 * nothing has to be migrated without loading better-auth. A test prints the new value after a change.
 */
export const accountTablesStep = 'account-tables-42c3456f0c95';
