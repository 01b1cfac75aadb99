import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScreenError } from './screen-error.tsx';

const language = vi.hoisted(() => ({ of: 'en' }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: language.of } }),
  useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
afterEach(cleanup);

it('a screen that could not be opened says so without the error, takes the focus, and can be tried again', () => {
  const reset = vi.fn();
  const error = Object.assign(new Error('select secret from staff'), { digest: '3261948937' });
  render(<ScreenError error={error} reset={reset} />);
  expect(document.activeElement?.textContent).toBe('This screen could not be opened');
  expect(screen.getByText('Reference: 3261948937')).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([refresh.mock.calls.length, reset.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/admin');
});

it('the error of a screen is said in the language of the admin, and names no reference where it has none', () => {
  language.of = 'am';
  render(<ScreenError error={new Error('x')} reset={() => undefined} />);
  expect(screen.getByRole('heading').textContent).toBe('ይህ ገጽ ሊከፈት አልቻለም');
  expect(document.body.textContent).not.toMatch(/[A-Za-z]/);
});
