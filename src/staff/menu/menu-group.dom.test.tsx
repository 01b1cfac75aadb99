import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FoldedGroup } from './menu-group.tsx';

const setPreference = vi.fn(async () => undefined);
vi.mock('@payloadcms/ui', () => ({ usePreferences: () => ({ setPreference }) }));

it('a group of the menu is folded until somebody unfolds it, and each change is remembered for the next screens', () => {
  render(
    <FoldedGroup name="The website" isUnfolded={false} summary="The website">
      <a href="/admin/collections/pages">Pages</a>
    </FoldedGroup>,
  );
  const summary = screen.getByText('The website');
  const group = summary.closest('details') as HTMLDetailsElement;
  expect(group.open).toBe(false);
  const turn = (open: boolean) => {
    group.open = open;
    fireEvent(group, new Event('toggle'));
  };
  turn(true);
  expect(setPreference).toHaveBeenLastCalledWith('nav', { groups: { 'The website': { open: true } } }, true);
  turn(false);
  expect(setPreference).toHaveBeenLastCalledWith('nav', { groups: { 'The website': { open: false } } }, true);
});

it('a group that was left unfolded, or has the current screen, is unfolded from the first byte', () => {
  render(
    <FoldedGroup name="People" isUnfolded summary="People">
      <a href="/admin/collections/subscribers">Subscribers</a>
    </FoldedGroup>,
  );
  const group = screen.getByText('People').closest('details') as HTMLDetailsElement;
  expect(group.open).toBe(true);
  setPreference.mockClear();
  // What browsers send for a group that is drawn unfolded: nobody chose it.
  fireEvent(group, new Event('toggle'));
  expect(setPreference).not.toHaveBeenCalled();
});
