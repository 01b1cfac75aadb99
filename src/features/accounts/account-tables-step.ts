/**
 * Names the shape the accounts' tables have to have. It is noted in the database once they have it, so that a start
 * need not load the accounts to see that nothing is to be done. A test says what it has to be after a change.
 */
export const accountTablesStep = 'account-tables-283fa85cec64';
