import { expect, test } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { offeredRoles } from './offered-roles.rules.ts';

const options = ROLES.map(value => ({ value, label: value }));
const values = (stored: unknown) => offeredRoles(options, stored).map(({ value }) => value);

test('the ticket role is offered to people who already have it, and to nobody else', () => {
  for (const stored of [undefined, null, 'admin', 'editor', 'author', 'bookkeeper'])
    expect(values(stored)).toEqual(['admin', 'editor', 'publisher', 'author', 'bookkeeper']);
  expect(values('door')).toEqual([...ROLES]);
});
