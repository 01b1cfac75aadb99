import { expect, it } from 'vitest';
import { nameRows } from './row-names.ts';

const list = (more: object) => ({
  type: 'array',
  name: 'rows',
  labels: { singular: { en: 'Question', am: 'ጥያቄ' } },
  ...more,
});
const findLabel = (entry: object): { kind: unknown; words: { name: string }[] } =>
  (entry as { admin: { components: { RowLabel: { clientProps: never } } } }).admin.components.RowLabel
    .clientProps;
const nameOnly = (field: object) => nameRows([{ fields: [field] }])[0]?.fields[0] ?? {};

it('a row is called by the first of its fields that somebody can read', () => {
  const { kind, words } = findLabel(
    nameOnly(
      list({
        fields: [
          { type: 'checkbox', name: 'isRequired' },
          {
            type: 'row',
            fields: [
              { type: 'upload', name: 'picture' },
              { type: 'date', name: 'day' },
            ],
          },
          { type: 'text', name: 'question' },
        ],
      }),
    ),
  );
  expect(kind).toEqual({ en: 'Question', am: 'ጥያቄ' });
  expect(words).toEqual([{ name: 'day', isDay: true }]);
});

it('a list can say which fields its rows are called by, in their order', () => {
  const options = [{ value: '1', label: { en: 'Monday' } }];
  const { words } = findLabel(
    nameOnly(
      list({
        custom: { rowNames: ['weekday', 'opens'] },
        fields: [
          { type: 'text', name: 'note' },
          { type: 'text', name: 'opens' },
          { type: 'select', name: 'weekday', options },
        ],
      }),
    ),
  );
  expect(words).toEqual([
    { name: 'weekday', isDay: false, options },
    { name: 'opens', isDay: false },
  ]);
});

it('rows inside tabs, blocks and other rows are named too, and a label of their own stays', () => {
  const inner = list({ fields: [{ type: 'text', name: 'amount' }] });
  const [entry] = nameRows([
    {
      fields: [
        { type: 'tabs', tabs: [{ fields: [inner] }] },
        { type: 'blocks', blocks: [{ slug: 'cards', fields: [inner] }] },
        list({ fields: [inner], admin: { components: { RowLabel: { clientProps: 'own' } } } }),
      ],
    },
  ]) as unknown as [
    { fields: [{ tabs: [{ fields: [object] }] }, { blocks: [{ fields: [object] }] }, { fields: [object] }] },
  ];
  const [tabs, blocks, own] = entry.fields;
  for (const { fields } of [tabs.tabs[0], blocks.blocks[0], own])
    expect(findLabel(fields[0]).words).toEqual([{ name: 'amount', isDay: false }]);
  expect(findLabel(own)).toBe('own');
});
