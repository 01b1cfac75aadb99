import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublishPanel } from './publish-panel.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** The form that Payload draws around the panel. */
const form = vi.hoisted(() => ({
  info: {} as object,
  fields: {},
  getData: () => ({}),
  noClaims: ['9'],
  answerNoClaims: vi.fn(),
}));
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => form.info,
  useField: () => ({ value: form.noClaims, setValue: form.answerNoClaims }),
  useForm: () => ({ getData: form.getData }),
  useLocale: () => ({ code: 'en' }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

const site = 'https://adey.example';
const pages = [1, 2, 3, 4, 5, 6].map(n => ({ title: `Page ${n}`, href: `${site}/${n}` }));
let root: Root;
let asked: { moved?: boolean }[];
let answer: object;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const form = JSON.parse(body);
    asked.push(form);
    return Response.json({ must: [], might: [], seen: 'nothing', page: null, pages: null, ...answer });
  });
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** The form after a save, and the panel once it has been answered. */
async function saved(info: object, answered: object): Promise<string> {
  answer = answered;
  form.info = { id: 7, collectionSlug: 'posts', ...info };
  await act(async () => root.render(<PublishPanel />));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return document.body.textContent ?? '';
}

const draft = {
  hasPublishedDoc: false,
  lastUpdateTime: 1,
  savedDocumentData: { _status: 'draft', updatedAt: 'a' },
};
const publishedAt = (updatedAt: string, lastUpdateTime: number) => ({
  hasPublishedDoc: true,
  lastUpdateTime,
  savedDocumentData: { _status: 'published', updatedAt },
});

it('the publish panel says how many pages changed after publishing and unpublishing, with five links', async () => {
  await saved(draft, {});
  const onSite = { seen: 'missing', page: `${site}/1` };
  expect(await saved(publishedAt('b', 2), { ...onSite, pages })).toContain('Publishing changed 6 pages:');
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'));
  expect(links).toEqual([onSite.page, ...pages.slice(0, 5).map(({ href }) => href)]);
  expect(document.body.textContent).toContain('and 1 more');

  const later = { ...publishedAt('b', 3), savedDocumentData: { _status: 'draft', updatedAt: 'c' } };
  expect(await saved(later, onSite), 'a draft above it changes no page').toContain('changed 6 pages');

  const off = { ...later, hasPublishedDoc: false };
  expect(await saved(off, { pages: pages.slice(1, 3) })).toContain(
    'It is off the site. 2 other pages changed:',
  );
  expect(asked.map(({ moved = false }) => moved)).toEqual([false, true, false, true]);
});

it('the publish panel links to the published page, and shows no link where a consent hides it', async () => {
  expect(await saved(publishedAt('b', 1), { seen: 'fine', page: `${site}/1` })).toContain(
    'On the site: open it',
  );
  expect(await saved(publishedAt('c', 2), { seen: 'hidden', pages: [] })).toContain(
    'It is published, but visitors do not see it',
  );
  expect(document.querySelectorAll('a')).toHaveLength(0);
});

it('a number that could be a claim is asked about, and the answer joins those that the document remembers', async () => {
  const might = [{ path: 'heading', number: '160', message: '“Heading” says 160.' }];
  expect(await saved(draft, { might })).toContain('“Heading” says 160.');
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('160 is no claim');
  act(() => button?.click());
  expect(form.answerNoClaims).toHaveBeenCalledExactlyOnceWith(['9', '160']);
});

it('a number of the register lists every page that would change before it is published', async () => {
  expect(await saved(draft, { states: [] })).toContain('No page states this number yet.');
  expect(await saved({ ...draft, lastUpdateTime: 2 }, { states: pages })).toContain(
    'Publishing changes 6 pages:',
  );
  expect(document.querySelectorAll('li')).toHaveLength(6);
});

it('“Show” opens the closed group of a field, waits until the field is drawn, and moves the focus into it', async () => {
  await saved(draft, { might: [{ path: 'location.name', message: 'Write where it is.' }] });
  const group = document.body.appendChild(document.createElement('details'));
  group.innerHTML = '<summary>Place</summary><div id="field-location"></div>';
  // As Payload does: the fields of a group are drawn once the group comes into view.
  const location = group.querySelector('div') as HTMLElement;
  const draw = () => {
    location.innerHTML = '<div id="field-location__name"><input></div>';
    (location.firstElementChild as HTMLElement).scrollIntoView = () => undefined;
  };
  location.scrollIntoView = () => setTimeout(draw, 50);
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Show');
  await act(async () => {
    link?.click();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(group.open).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('#field-location__name input'));
});

it('“Show” moves the focus as near as it can to a field that is not drawn', async () => {
  await saved(draft, { might: [{ path: 'tickets.kinds', message: 'Add a kind.' }] });
  const group = document.body.appendChild(document.createElement('details'));
  group.innerHTML =
    '<summary>Tickets</summary><div id="field-tickets"><button type="button">Add</button></div>';
  (group.querySelector('div') as HTMLElement).scrollIntoView = () => undefined;
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Show');
  await act(async () => {
    link?.click();
    await vi.advanceTimersByTimeAsync(3_000);
  });
  expect([group.open, document.activeElement?.textContent]).toEqual([true, 'Add']);
});
