/** Names with a forbidden word (checks/glossary.ts) that remain because they are stored somewhere. */
export const glossaryExceptions: Readonly<Record<string, string>> = {
  door: 'a role stored with accounts of staff',
  departures: 'a table, and the purpose that its key is derived for',
  'setup.departures': 'the same table with its schema',
  'departures.jsonl': 'a file within backups',
  'departure-table-1': 'a step recorded as done in databases',
  saidBy: 'a field of testimonials',
  says: 'a value in mails that wait in the outbox',
  'data-kept': 'in pages that devices stored before 2026-11-24',
  'data-kept-note': 'in pages that devices stored before 2026-11-24',
  'x-kept-at': 'a header of pages that devices stored before 2026-11-24',
  'x-kept-bytes': 'a header of pages that devices stored before 2026-11-24',
};
