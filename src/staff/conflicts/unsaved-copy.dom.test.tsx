import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedCopy } from './unsaved-copy.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Form = {
  id?: number;
  data: Record<string, unknown>;
  values: Record<string, unknown>;
  modified: boolean;
};
const form = vi.hoisted((): { now: Form; config: object } => ({
  now: { data: {}, values: {}, modified: false },
  config: { fields: [{ type: 'text', name: 'alt' }] },
}));
/** The form that Payload draws around the hook. */
vi.mock('@payloadcms/ui', () => {
  const getData = () => form.now.values;
  return {
    useAllFormFields: () => [form.now.values],
    useAuth: () => ({ user: { id: 1 } }),
    useDocumentInfo: () => ({
      collectionSlug: 'media',
      docConfig: form.config,
      data: form.now.data,
      ...(form.now.id !== undefined && { id: form.now.id }),
    }),
    useForm: () => ({ getData, reset: async () => undefined, setModified: () => undefined }),
    useFormModified: () => form.now.modified,
    useFormSubmitted: () => false,
    useLocale: () => ({ code: 'en' }),
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

let earlier: unknown;
function Probe() {
  earlier = useUnsavedCopy({ current: null }).earlier;
  return null;
}

/** Opens a form, and draws it again after each change. */
function open(first: Form) {
  form.now = first;
  const root = createRoot(document.createElement('div'));
  const draw = (next: Partial<Form>) => {
    form.now = { ...form.now, ...next };
    act(() => root.render(<Probe />));
    act(() => vi.advanceTimersByTime(1_000));
  };
  draw({});
  return { draw, close: () => act(() => root.unmount()) };
}

const empty: Form = { data: {}, values: {}, modified: false };

it('a new picture form is not offered the unsaved text of the picture just saved', () => {
  const one = open(empty);
  one.draw({ values: { alt: 'A nurse' }, modified: true });
  expect(Object.keys(localStorage)).toEqual(['adey-unsaved:1:media:new:en']);
  // Payload hands over what was stored before it says that nothing is unsaved, and leads on to the form of the picture.
  one.draw({ data: { alt: 'A nurse', updatedAt: '2026-11-28T09:00:00Z' } });
  one.draw({ values: { alt: 'A nurse', updatedAt: '2026-11-28T09:00:00Z' } });
  one.draw({ modified: false });
  one.close();
  expect(Object.keys(localStorage)).toEqual([]);
  open(empty).close();
  expect(earlier).toBeNull();
});

it('the text of a form left without saving is offered again', () => {
  const one = open(empty);
  one.draw({ values: { alt: 'A nurse' }, modified: true });
  one.close();
  open(empty).close();
  expect(earlier).toMatchObject({ values: { alt: 'A nurse' } });
});

it('text typed while a save was under way stays in the browser', () => {
  const stored = { alt: 'A nurse', updatedAt: '2026-11-28T09:00:00Z' };
  const one = open({ id: 7, data: stored, values: stored, modified: false });
  one.draw({ values: { ...stored, alt: 'A nurse and' }, modified: true });
  one.draw({ data: { ...stored, updatedAt: '2026-11-28T09:01:00Z' } });
  one.close();
  expect(Object.keys(localStorage)).toEqual(['adey-unsaved:1:media:7:en']);
});
