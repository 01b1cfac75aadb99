import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { $visitor } from '#features/accounts/visitor.store.ts';
import { ProfileCard } from './profile-card.island.tsx';

afterEach(() => {
  cleanup();
  $visitor.set(null);
});

it('the profile card links to sign-in until the visitor is known, then welcomes them and keeps the focus', () => {
  render(<ProfileCard locale="en" />);
  const links = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(links()).toEqual(['/auth/sign-in', '/auth/sign-up']);
  const heading = screen.getByRole('heading', { name: 'Your account' });
  act(() => heading.focus());
  act(() =>
    $visitor.set({
      signedIn: true,
      firstName: 'Abeba',
      email: 'abeba@adey.test',
      phone: '',
      memberSince: 2024,
      imageUrl: null,
    }),
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome Abeba' }));
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Email', 'Member since']);
  expect(links()).toEqual(['/auth/in/user/dashboard']);
});
