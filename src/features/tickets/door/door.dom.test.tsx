import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typedCodeOf } from '../codes/typed-code.rules.ts';
import { Door } from './door.island.tsx';
import type { DoorEntry, DoorTicket, Found } from './door.rules.ts';
import { $door } from './door.store.ts';
import { lockTicket } from './door-cipher.ts';
import type { DoorPerson } from './door-person.ts';
import { readDoor, readLines } from './door-storage.ts';
import { findInCopy } from './find-in-copy.ts';

const HOUR = 3_600_000;
const event = {
  ...{ id: 7, name: 'Coffee', when: 'Dec 05, 2026, 10:00' },
  ...{ opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR },
};
const ticket = (id: string, more: Partial<DoorTicket> = {}): DoorTicket => ({
  ...{
    id,
    event: 7,
    eventName: 'Coffee',
    kind: 'adult',
    kindName: 'Adult',
    seats: 1,
    state: 'confirmed',
    issue: 1,
  },
  ...more,
});
const typedOf = (id: string): string => typedCodeOf(new TextEncoder().encode(`${id}-ticket-for-tests`));
const scannedOf = (id: string): string => `${id.repeat(22)}.7.adult.1.${'s'.repeat(22)}`;
const people: DoorPerson[] = [
  { name: 'Abeba', codes: [[typedOf('a'), 1]], ticket: ticket('a') },
  { name: 'Lidya', codes: [[typedOf('b'), 1]], ticket: ticket('b', { state: 'cancelled' }) },
];

/** The site, as far as a phone asks it; `mode` is what comes back instead. */
const site = { mode: 'ours' as 'ours' | 'away' | 'portal' | 'signed-out', log: [] as DoorEntry[], left: 0 };

async function answer(path: string, body: { code?: string; since?: number; entries?: DoorEntry[] }) {
  const locked = people.map(each => lockTicket(scannedOf(each.ticket.id), { ticket: each.ticket, issue: 1 }));
  const tickets = Object.fromEntries(await Promise.all(locked));
  if (path.includes('copy')) return { event, now: Date.now(), version: '1', tickets, people };
  if (path.includes('look'))
    return { found: await findInCopy(body.code ?? '', { tickets, people }) } satisfies { found: Found };
  site.log.push(...(body.entries ?? []).filter(({ id }) => site.log.every(each => each.id !== id)));
  const entries = site.log.slice(body.since);
  return { refused: [], entries, seq: site.log.length, version: '1', now: Date.now() };
}

beforeEach(() => {
  Object.assign(site, { mode: 'ours', log: [], left: 0 });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (site.mode === 'away') throw new TypeError('Failed to fetch');
    if (path.endsWith('leave')) site.left += 1;
    if (site.mode === 'portal') return new Response('<html>', { headers: { 'content-type': 'text/html' } });
    const status = site.mode === 'signed-out' ? 401 : 200;
    const said = status === 200 ? await answer(path, JSON.parse(String(init?.body ?? '{}'))) : {};
    return Response.json({ adey: 'door', ...said }, { status });
  });
});
const initial = $door.get();
afterEach(async () => {
  cleanup();
  $door.set(initial);
  await new Promise(resolve => {
    const gone = indexedDB.open('adey-door');
    gone.onsuccess = () => {
      const all = gone.result.transaction(['kept', 'lines'], 'readwrite');
      all.objectStore('kept').clear();
      all.objectStore('lines').clear();
      all.oncomplete = resolve;
    };
  });
  vi.unstubAllGlobals();
});

const show = () =>
  render(<Door locale="en" events={[event]} signIn="/door" signOut="https://staff.example/admin/logout" />);
async function openDoor(): Promise<void> {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the door' }));
  await screen.findByLabelText('Code of the ticket');
}
const type = (code: string) => userEvent.type(screen.getByLabelText('Code of the ticket'), `${code}{Enter}`);
const verdict = () => document.querySelector('[data-shown]:not([data-shown="conflict"])')?.textContent ?? '';
const contact = () => act(async () => void dispatchEvent(new Event('online')));

it('codes are typed or come from a hand scanner, and the answer says what to do', async () => {
  await openDoor();
  await type(scannedOf('a'));
  await waitFor(() => expect(verdict()).toMatch(/^Let in.*Abeba · Adult/));
  await type(typedOf('a').toUpperCase());
  await waitFor(() => expect(verdict()).toMatch(/^Already in.*at Main door/));
  await type(typedOf('b'));
  await waitFor(() => expect(verdict()).toMatch(/^Cancelled/));
  await type('https:--adey.example');
  await waitFor(() => expect(verdict()).toMatch(/^Not a ticket of ours/));
  await type(`${typedOf('a').slice(1)}2`);
  await waitFor(() => expect(verdict()).toMatch(/^Mistyped/));
  await waitFor(() => expect(site.log.map(({ shown }) => shown)).toEqual(['in', 'already', 'cancelled']));
  expect(screen.getByRole('heading', { name: 'Inside: 1' })).toBeTruthy();
  expect(screen.getByText('Not here yet: 0')).toBeTruthy();
});

it.each(['away', 'portal'] as const)(
  'without a network (%s) the door goes on, also opened again',
  async mode => {
    await openDoor();
    site.mode = mode;
    await type(scannedOf('a'));
    await waitFor(() => expect(verdict()).toMatch(/^Let in/));
    await waitFor(() => expect(screen.getByText('No network: just go on. Not sent yet: 1')).toBeTruthy());
    await waitFor(async () => expect(await readLines()).toHaveLength(1));
    cleanup();
    $door.set(initial);
    show();
    await screen.findByLabelText('Code of the ticket');
    await type(typedOf('a'));
    await waitFor(() => expect(verdict()).toMatch(/^Already in/));
    await userEvent.type(screen.getByLabelText('Find by first name'), 'ABE');
    await userEvent.click(screen.getByRole('button', { name: 'Let in' }));
    await waitFor(() => expect(verdict()).toMatch(/^Already in.*Abeba/));
    expect(site.log).toEqual([]);
    site.mode = 'ours';
    await contact();
    await waitFor(async () => expect([site.log.length, (await readLines()).length]).toEqual([3, 0]));
  },
);

it('a ticket that another phone let in too is shown as a conflict, and one press takes it back', async () => {
  await openDoor();
  await type(scannedOf('a'));
  await waitFor(() => expect(site.log).toHaveLength(1));
  const [own] = site.log as [DoorEntry];
  site.log.push({ ...own, id: crypto.randomUUID(), phone: 'other', door: 'Garden', at: own.at - 60_000 });
  await contact();
  const conflict = await screen.findByText(/Garden \(.*\) let this ticket in first; Main door/);
  expect(screen.getByRole('heading', { name: 'Inside: 1' })).toBeTruthy();
  const part = conflict.closest('[data-shown="conflict"]') as HTMLElement;
  await userEvent.click(within(part).getByRole('button', { name: /^Undo: Main door/ }));
  await waitFor(() => expect(screen.queryByText(/let this ticket in first/)).toBeNull());
  await waitFor(() => expect(site.log.at(-1)).toMatchObject({ shown: 'undone', undoes: own.id }));
});

it('guests without a ticket are counted, and taken back', async () => {
  await openDoor();
  await userEvent.click(screen.getByRole('button', { name: 'Add a guest without a ticket' }));
  await screen.findByRole('heading', { name: 'Inside: 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Inside: 0' });
});

it('what a phone keeps contains no name, and nothing of a ticket without its code', async () => {
  await openDoor();
  expect(JSON.stringify(await readDoor())).not.toMatch(/Abeba|Adult|confirmed/);
});

it('once the role has ended, names and tickets are deleted, and only what was not sent yet is kept', async () => {
  await openDoor();
  site.mode = 'away';
  await type(scannedOf('a'));
  await waitFor(() => expect(verdict()).toMatch(/^Let in/));
  site.mode = 'signed-out';
  await contact();
  await screen.findByText(/You are signed out/);
  await waitFor(async () => expect([await readDoor(), (await readLines()).length]).toEqual([undefined, 1]));
  expect([$door.get().people, $door.get().tickets]).toEqual([[], {}]);
});

it('a phone that opens an event that is over forgets it', async () => {
  const late = vi.spyOn(Date, 'now');
  await openDoor();
  cleanup();
  $door.set(initial);
  late.mockReturnValue(event.closesAt + 60_000);
  show();
  await screen.findByRole('button', { name: 'Open the door' });
  expect(await readDoor()).toBeUndefined();
  late.mockRestore();
});
