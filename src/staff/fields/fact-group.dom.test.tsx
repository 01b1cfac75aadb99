import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { FactGroup } from './fact-group.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Drawn = { permissions: unknown; readOnly: boolean };
const form = vi.hoisted(() => ({
  fields: {} as Record<string, { initialValue?: unknown }>,
  english: {},
  savedAt: 0,
  errors: 0,
  info: {} as object,
  drawn: null as unknown,
}));
/** The form around the group. */
vi.mock('@payloadcms/ui', async () => {
  const { useEffect } = await import('react');
  return {
    ErrorPill: ({ count }: { count: number }) => <b>{count} errors</b>,
    RenderFields: (props: Drawn) => {
      form.drawn = props;
      return <input id="field-tickets__places" />;
    },
    WatchChildErrors: ({ setErrorCount }: { setErrorCount: (count: number) => void }) => {
      useEffect(() => setErrorCount(form.errors));
      return null;
    },
    useAuth: () => ({ user: { id: 1 } }),
    useConfig: () => ({ config: { routes: { api: '/api' } } }),
    useDocumentInfo: () => ({
      id: 1,
      collectionSlug: 'events',
      docConfig: { fields: [{ type: 'collapsible', fields: [{ name: 'translation' }] }] },
      docPermissions: { fields: { tickets: { read: true } } },
      hasSavePermission: true,
      lastUpdateTime: form.savedAt,
      ...form.info,
    }),
    useFormFields: (select: (form: [object]) => unknown) => select([form.fields]),
    useLocale: () => ({ code: 'am' }),
    useTranslation: () => ({ i18n: { language: 'en' } }),
  };
});

beforeEach(() => {
  Object.assign(form, { fields: {}, english: {}, errors: 0, info: {} });
  vi.stubGlobal('fetch', async () => Response.json(form.english));
});

async function draw(admin: object): Promise<HTMLDetailsElement> {
  form.savedAt += 1;
  const field = {
    type: 'collapsible',
    label: 'Tickets',
    fields: [{ name: 'tickets', type: 'group' }],
    admin,
  };
  const props = { field, path: '_index-3', indexPath: '3' } as object as Parameters<typeof FactGroup>[0];
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    createRoot(place).render(<FactGroup {...props} />);
    // The English of the texts comes from the server.
    await new Promise(resolve => setTimeout(resolve));
  });
  await act(async () => new Promise(resolve => setTimeout(resolve)));
  return place.querySelector('details') as HTMLDetailsElement;
}
const folded = { initCollapsed: true, custom: { opensWhenWritten: false } };
const foldedIfEmpty = { initCollapsed: true, custom: { opensWhenWritten: true } };

it('a group of facts has its name, and is open unless it begins closed', async () => {
  const open = await draw({ initCollapsed: false });
  expect([open.open, open.querySelector('summary')?.textContent]).toEqual([true, 'Tickets']);
  expect((await draw(folded)).open).toBe(false);
});

it('a closed group of facts has its fields in the page, so that a link can lead to them', async () => {
  expect((await draw(folded)).querySelector('#field-tickets__places')).not.toBeNull();
});

it('a group for what few people use opens by itself where something in it is written, in either language', async () => {
  expect((await draw(foldedIfEmpty)).open).toBe(false);
  form.fields = { 'tickets.places': { initialValue: 40 }, heading: { initialValue: 'A fair' } };
  expect([(await draw(foldedIfEmpty)).open, (await draw(folded)).open]).toEqual([true, false]);
  form.fields = { 'tickets.places': { initialValue: null }, heading: { initialValue: 'A fair' } };
  expect((await draw(foldedIfEmpty)).open).toBe(false);
  form.english = { 'tickets/words': { english: 'Bring a cup.', state: 'missing' } };
  expect((await draw(foldedIfEmpty)).open).toBe(true);
});

it('a closed group of facts opens when a field in it is refused, and says how many there are', async () => {
  form.errors = 2;
  const group = await draw(folded);
  expect([group.open, group.querySelector('summary')?.textContent]).toEqual([true, 'Tickets2 errors']);
});

it('the fields of a group have the rights of the form, and none in the bin or while somebody else writes', async () => {
  const readOnly = async (info: object) => {
    form.info = info;
    await draw(folded);
    return (form.drawn as Drawn).readOnly;
  };
  expect(await readOnly({})).toBe(false);
  expect((form.drawn as Drawn).permissions).toEqual({ tickets: { read: true } });
  expect(await readOnly({ isTrashed: true })).toBe(true);
  expect(await readOnly({ hasSavePermission: false })).toBe(true);
  expect(await readOnly({ documentIsLocked: true, currentEditor: { id: 2 } })).toBe(true);
  expect(await readOnly({ documentIsLocked: true, currentEditor: { id: 1 } })).toBe(false);
});
