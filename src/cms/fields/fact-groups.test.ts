import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { inGroups } from './fact-groups.ts';

const field = (name: string): Field => ({ type: 'text', name });

it('fields in no group stay in the middle in their order, and groups come after them with their own order', () => {
  const [heading, picture, day, text] = ['heading', 'img', 'date', 'text'].map(field) as [
    Field,
    Field,
    Field,
    Field,
  ];
  const drawn = inGroups([heading, picture, day, text], [{ label: 'Facts', fields: ['date', 'img'] }]);
  expect(drawn.slice(0, 2)).toEqual([heading, text]);
  expect(drawn[2]).toMatchObject({ type: 'collapsible', label: 'Facts', fields: [day, picture] });
  expect(drawn).toHaveLength(3);
});

it('a group that names a field that there is not is an error', () => {
  expect(() => inGroups([field('img')], [{ label: 'Facts', fields: ['image'] }])).toThrow(
    'There is no field "image" for the group "Facts"',
  );
});
