import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { secondStepRefusals } from '#cms/access/second-step.texts.ts';
import { AddPasskey } from './own-second-step.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

it('an invalid passkey name is refused at its field before the device is asked, and the password is kept', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ errors: [{ message: 'Wrong password' }] }, { status: 400 });
  });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<AddPasskey added={async () => undefined} />));
  const [name, password] = document.querySelectorAll('input');
  if (!name || !password) throw new Error('The form has two fields');
  const press = () => act(async () => document.querySelector('button')?.click());

  Object.assign(name, { value: '  ' });
  Object.assign(password, { value: 'four words of mine' });
  await press();
  expect(asked).toEqual([]);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const beside = name
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent);
  expect(beside).toContain(secondStepRefusals.name[1]);
  expect(document.activeElement).toBe(name);
  expect(password.value).toBe('four words of mine');

  Object.assign(name, { value: 'Phone' });
  await press();
  expect(asked).toEqual(['/api/staff/second-step/options']);
  expect([name.getAttribute('aria-invalid'), name.value]).toEqual(['false', 'Phone']);
  act(() => root.unmount());
});
