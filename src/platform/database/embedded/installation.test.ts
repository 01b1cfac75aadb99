import { expect, it } from 'vitest';
import { explainFailure } from '#platform/database/embedded/installation.ts';

it.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'The disk is full'],
  ['FATAL:  database files are incompatible with server', 'another version of PostgreSQL'],
  ['FATAL:  data directory "/x" has wrong ownership', 'has wrong ownership'],
  [
    'FATAL:  recovery ended early\nFATAL:  the database system is not accepting connections',
    'recovery ended early',
  ],
])('the PostgreSQL output “%s” is explained in one line', (written, explanation) => {
  const sentence = explainFailure(
    `LOG:  starting\n${written}\nLOG:  database system is shut down`,
    '/x/log',
  ).message;
  expect(sentence).toContain(explanation);
  expect(sentence).toContain('/x/log');
  expect(sentence.split('\n')).toHaveLength(1);
});
