import type { DefaultServerCellComponentProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AgreementCell, StateCell, TitleCell } from './cells.tsx';

vi.mock('@payloadcms/ui', () => ({
  RenderDefaultCell: ({ clientProps }: { clientProps: { cellData: unknown } }) => (
    <td>{String(clientProps.cellData ?? '')}</td>
  ),
}));

const props = (rowData: object | undefined) =>
  ({
    i18n: { language: 'en' },
    collectionSlug: 'media',
    field: { name: 'alt' },
    payload: {},
    columnIndex: 0,
    rowData,
  }) as unknown as DefaultServerCellComponentProps & { columnIndex: number };

it('cells of a list without documents, which Payload draws without a row, are empty', async () => {
  expect(await AgreementCell(props(undefined))).toBeNull();
  expect(renderToStaticMarkup(await TitleCell(props(undefined)))).toBe('<td></td>');
});

it('the cell of a picture says whether visitors may see it', async () => {
  const said = async (identifiable?: string) =>
    renderToStaticMarkup(await AgreementCell(props({ id: 1, identifiable })));
  expect(await said('no')).toContain('Nobody recognisable');
  expect(await said()).toContain('Not shown: somebody has to look');
});

it('a title that names a number shows it as visitors read it', async () => {
  const claim = { key: 'donationsIncrease', value: 40, unit: 'percent', direction: 'increase' };
  const payload = { find: async () => ({ docs: [claim] }) };
  const cellData = 'Donations up {donationsIncrease} percent';
  const cell = await TitleCell({ ...props({ id: 1 }), payload, cellData } as never);
  expect(renderToStaticMarkup(cell)).toBe('<td>Donations up 40 percent</td>');
});

it('a state in a list is a badge with a word; that of the Amharic is named where columns have no heads', () => {
  const said = (name: string, cellData: unknown, language = 'en') => {
    const i18n = { language, t: (key: string) => `t(${key})` };
    const field = { name, label: { en: 'Amharic', am: 'አማርኛ' } };
    return renderToStaticMarkup(StateCell({ ...props({ id: 1 }), i18n, field, cellData } as never));
  };
  expect(said('_status', 'published')).toMatch(/^<span[^>]*data-tone="good">t\(version:published\)/);
  expect(said('_status', 'draft')).toContain('data-tone="quiet">t(version:draft)');
  expect(said('translation', 'behind')).toMatch(/Amharic: .*data-tone="wait">Older than the English/);
  expect(said('translation', 'fine', 'am')).toMatch(/አማርኛ: .*data-tone="good">[ሀ-፼ ]+</);
  expect(said('_status', null)).toBe('');
});
