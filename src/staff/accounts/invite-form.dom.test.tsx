import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InviteForm } from './invite-form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const admin = vi.hoisted(() => ({ language: 'en', push: (_: string): unknown => null }));
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: admin.language } }) }));
vi.mock('next/navigation', () => ({ useRouter: () => admin }));

let root: Root;
let sent: object[];
let opened: string[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  opened = [];
  admin.language = 'en';
  admin.push = path => opened.push(path);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
});
afterEach(() => act(() => root.unmount()));

const choices = ['editor', 'author'].map(value => ({ value, label: value }));
const languages = ['en', 'am'].map(value => ({ value, label: value }));
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

async function submitted(values: Record<string, string>): Promise<void> {
  await act(async () =>
    root.render(
      <InviteForm api="/api/staff" accounts="/admin/accounts" roles={choices} languages={languages} />,
    ),
  );
  for (const [name, value] of Object.entries(values)) Object.assign(field(name) ?? {}, { value });
  await act(async () => document.querySelector('form')?.requestSubmit());
}

it('the invitation form creates an account without a password and opens it', async () => {
  answer = () => Response.json({ doc: { id: 7 } }, { status: 201 });
  await submitted({ name: 'Hanna', email: 'hanna@example.org', role: 'author', language: 'am' });
  expect(sent).toEqual([{ name: 'Hanna', email: 'hanna@example.org', role: 'author', language: 'am' }]);
  expect(document.querySelector('[type=password]')).toBeNull();
  expect(opened).toEqual(['/admin/accounts/7']);
});

it('a refused invitation shows the error at its field, keeps the input and focuses the field', async () => {
  const errors = [{ path: 'email', message: 'A user with the given email is already registered.' }];
  answer = () =>
    Response.json(
      { errors: [{ message: 'Not saved. One field is marked.', data: { errors } }] },
      { status: 400 },
    );
  await submitted({ name: 'Hanna', email: 'taken@example.org' });
  const email = field('email');
  const beside = document.getElementById(email?.getAttribute('aria-describedby') ?? '');
  expect(beside?.textContent).toBe(errors[0]?.message);
  expect(document.activeElement).toBe(email);
  expect([field('name')?.value, email?.value]).toEqual(['Hanna', 'taken@example.org']);
  expect(field('name')?.getAttribute('aria-invalid')).toBe('false');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Not saved. One field is marked.');
  expect(opened).toEqual([]);
});

it('an invitation can be sent again after a network failure, and the form is in Amharic', async () => {
  admin.language = 'am';
  answer = () => {
    throw new TypeError('offline');
  };
  await submitted({ name: 'Hanna', email: 'hanna@example.org' });
  expect(document.querySelector('[role=alert]')?.textContent).toBe('አልተሳካም። እባክዎ እንደገና ይሞክሩ።');
  const button = document.querySelector('button');
  expect([button?.textContent, button?.disabled]).toEqual(['ይጋብዙ', false]);
});
