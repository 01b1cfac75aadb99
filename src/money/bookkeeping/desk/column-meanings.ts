/** What a column of a bank's file can hold. */
export const meanings = [
  'none',
  'day',
  'amount',
  'in',
  'out',
  'direction',
  'currency',
  'name',
  'words',
  'reference',
  'bank-reference',
  'balance',
  'charge',
  'status',
  'account',
] as const;
export type Meaning = (typeof meanings)[number];
