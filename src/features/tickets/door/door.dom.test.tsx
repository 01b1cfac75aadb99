import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { toTypedCode } from '../codes/typed-code.rules.ts';
import { Door } from './door.island.tsx';
import type { DoorEntry, DoorKind, DoorTicket, Found, NoSale } from './door.rules.ts';
import { $door } from './door.store.ts';
import { lockTicket } from './door-cipher.ts';
import type { DoorPerson } from './door-person.ts';
import { type KeptDoor, readDoor, readLines, writeDoor } from './door-storage.ts';
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
const typedCode = (id: string): string => toTypedCode(new TextEncoder().encode(`${id}-ticket-for-tests`));
const scannedCode = (id: string): string => `${id.repeat(22)}.7.adult.1.${'s'.repeat(22)}`;
const people: DoorPerson[] = [
  { name: 'Abeba', codes: [[typedCode('a'), 1]], ticket: ticket('a') },
  {
    name: 'Hana',
    codes: [[typedCode('c'), 1]],
    ticket: ticket('c', { kind: 'family', kindName: 'Family', seats: 4 }),
  },
  { name: 'Lidya', codes: [[typedCode('b'), 1]], ticket: ticket('b', { state: 'cancelled' }) },
];

const kinds: DoorKind[] = [
  ...[{ id: 'adult', name: 'Adult', seats: 1, price: { units: 30_000, currency: 'ETB', isOwn: false } }],
  ...[{ id: 'friend', name: 'Friend', seats: 1, price: { units: 0, currency: 'ETB', isOwn: true } }],
  ...[{ id: 'child', name: 'Child', seats: 1, price: null }],
].map(kind => ({ ...kind, free: 3, left: null }));

/** The site, as far as a phone asks it; `mode` is what comes back instead. */
const site = {
  mode: 'ours' as 'ours' | 'away' | 'portal' | 'signed-out',
  log: [] as DoorEntry[],
  left: 0,
  noSale: null as NoSale | null,
};

async function answer(
  path: string,
  body: { code?: string; since?: number; entries?: DoorEntry[]; lines?: DoorEntry[] },
) {
  const locked = people.map(each =>
    lockTicket(scannedCode(each.ticket.id), { ticket: each.ticket, issue: 1 }),
  );
  const tickets = Object.fromEntries(await Promise.all(locked));
  if (path.includes('copy')) return { event, now: Date.now(), version: '1', kinds, tickets, people };
  if (path.includes('look'))
    return { found: await findInCopy(body.code ?? '', { tickets, people }) } satisfies { found: Found };
  if (path.includes('sell')) {
    if (!site.noSale) site.log.push(...(body.lines ?? []));
    return { problem: site.noSale };
  }
  site.log.push(...(body.entries ?? []).filter(({ id }) => site.log.every(each => each.id !== id)));
  const entries = site.log.slice(body.since);
  return { refused: [], entries, seq: site.log.length, version: '1', now: Date.now() };
}

beforeEach(() => {
  Object.assign(site, { mode: 'ours', log: [], left: 0, noSale: null });
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
/** A line that is sent late would be one of the next test. */
const untilSent = () => waitFor(async () => expect(await readLines()).toEqual([]));
afterEach(async () => {
  if (site.mode === 'ours') await untilSent();
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
  await type(scannedCode('a'));
  await waitFor(() => expect(verdict()).toMatch(/^Let in.*Abeba · Adult/));
  await type(typedCode('a').toUpperCase());
  await waitFor(() => expect(verdict()).toMatch(/^Already in.*at Main door/));
  await type(typedCode('b'));
  await waitFor(() => expect(verdict()).toMatch(/^Cancelled/));
  await type('https:--adey.example');
  await waitFor(() => expect(verdict()).toMatch(/^Not a ticket of ours/));
  await type(`${typedCode('a').slice(1)}2`);
  await waitFor(() => expect(verdict()).toMatch(/^Mistyped/));
  await waitFor(() => expect(site.log.map(({ shown }) => shown)).toEqual(['in', 'already', 'cancelled']));
  expect(screen.getByRole('heading', { name: 'Inside: 1' })).toBeTruthy();
  expect(screen.getByText('Not here yet: 1')).toBeTruthy();
});

it('a ticket whose price went back lets in, with a note for the office', async () => {
  const [abeba] = people;
  if (!abeba) throw new Error('There is somebody to let in.');
  people[0] = { ...abeba, ticket: ticket('a', { isPaidBack: true }) };
  onTestFinished(() => void people.splice(0, 1, abeba));
  await openDoor();
  await type(scannedCode('a'));
  await waitFor(() => expect(verdict()).toMatch(/^Let in.*was paid back.*tell the office/));
});

it.each(['away', 'portal'] as const)(
  'without a network (%s) the door goes on, also opened again',
  async mode => {
    await openDoor();
    site.mode = mode;
    await type(scannedCode('a'));
    await waitFor(() => expect(verdict()).toMatch(/^Let in/));
    await waitFor(() => expect(screen.getByText('No network: just go on. Not sent yet: 1')).toBeTruthy());
    await waitFor(async () => expect(await readLines()).toHaveLength(1));
    cleanup();
    $door.set(initial);
    show();
    await screen.findByLabelText('Code of the ticket');
    await type(typedCode('a'));
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

it('a page that ends right after a line still knows it, and refuses the same ticket', async () => {
  await openDoor();
  site.mode = 'away';
  const kept = await readDoor();
  await type(scannedCode('a'));
  await waitFor(async () => expect(await readLines()).toHaveLength(1));
  await waitFor(() => expect(screen.getByText('No network: just go on. Not sent yet: 1')).toBeTruthy());
  await waitFor(async () => expect((await readDoor())?.log.entries).toHaveLength(1));
  cleanup();
  // As if nothing but the line had been written.
  await writeDoor(kept as KeptDoor);
  $door.set(initial);
  show();
  await screen.findByLabelText('Code of the ticket');
  await type(scannedCode('a'));
  await waitFor(() => expect(verdict()).toMatch(/^Already in/));
});

it('a ticket that another phone let in too is shown as a conflict, and one press takes it back', async () => {
  await openDoor();
  await type(scannedCode('a'));
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

it('a family is let in as it comes: two of four now, the rest with the same ticket later', async () => {
  await openDoor();
  await type(scannedCode('c'));
  await waitFor(() => expect(verdict()).toMatch(/^Let in.*Hana · Family.*4 of 4 are in/));
  const came = screen.getByRole('group', { name: 'How many of them came now?' });
  expect(within(came).getByRole('button', { name: '4' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(within(came).getByRole('button', { name: '2' }));
  await waitFor(() => expect(verdict()).toMatch(/2 of 4 are in/));
  expect(screen.getByRole('heading', { name: 'Inside: 2' })).toBeTruthy();
  expect(screen.getByText('Hana · Family · 2 of 4 are in')).toBeTruthy();
  await type(typedCode('c'));
  await waitFor(() => expect(verdict()).toMatch(/^Let in.*4 of 4 are in/));
  expect(screen.queryByRole('button', { name: '3' })).toBeNull();
  await type(typedCode('c'));
  await waitFor(() => expect(verdict()).toMatch(/^Already in.*4 of 4 are in/));
  await waitFor(() =>
    expect(site.log.map(({ shown, seats, of }) => [shown, seats, of])).toEqual([
      ['in', 4, 4],
      ['undone', 0, null],
      ['in', 2, 4],
      ['in', 2, 4],
      ['already', 4, 4],
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Inside: 4' })).toBeTruthy();
});

it('guests without a ticket are counted, and taken back', async () => {
  await openDoor();
  await userEvent.click(screen.getByRole('button', { name: 'Add a guest without a ticket' }));
  await screen.findByRole('heading', { name: 'Inside: 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Inside: 0' });
});

const saleRow = (name: string) =>
  within(screen.getByRole('region', { name: 'Sell a ticket' }))
    .getByText(new RegExp(`^${name}`), { selector: 'span' })
    .closest('li') as HTMLElement;
const choose = (name: string) =>
  userEvent.click(within(saleRow(name)).getByRole('button', { name: 'Sell a ticket' }));

it('a ticket is sold once the money is there, its holder is inside, and undoing it says to give the money back', async () => {
  await openDoor();
  await choose('Adult');
  expect(site.log).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: /^ETB\s300 received: let in/ }));
  await waitFor(() => expect(verdict()).toMatch(/^Let in.*Adult.*Paid in cash: ETB\s300/));
  await screen.findByRole('heading', { name: 'Inside: 1' });
  expect(screen.getByText(/Cash taken on this phone: ETB\s300/)).toBeTruthy();
  await untilSent();
  expect(site.log).toMatchObject([{ shown: 'in', kind: 'adult', sale: { units: 30_000, currency: 'ETB' } }]);
  expect(site.log[0]?.ticket).toBe(site.log[0]?.id);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Undo, and give the money back' })[0] as HTMLElement,
  );
  await screen.findByRole('heading', { name: 'Inside: 0' });
  expect(screen.queryByText(/Cash taken/)).toBeNull();
});

it('a family pays once: several kinds are one sale with its total and change, and it is undone as a whole', async () => {
  await openDoor();
  await choose('Adult');
  await userEvent.click(screen.getByRole('button', { name: 'One more: Adult' }));
  await userEvent.click(screen.getByRole('button', { name: 'One less: Adult' }));
  await choose('Friend');
  await choose('Child');
  expect(screen.getAllByText('Left: 0')).toHaveLength(3);
  await userEvent.type(screen.getByLabelText(/Friend: what they pay for each, in ETB/), '50');
  expect(screen.getByText(/^Altogether ETB\s350$/)).toBeTruthy();
  const given = screen.getByLabelText(/Given, in ETB/);
  for (const [typed, said] of [
    ['300', /^Still missing: ETB\s50$/],
    ['400', /^Change: ETB\s50$/],
    ['350', /^No change$/],
    ['much', /^Write a number/],
  ] as const) {
    await userEvent.clear(given);
    await userEvent.type(given, typed);
    expect(screen.getByText(said)).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('button', { name: /^ETB\s350 received: let in/ }));
  await waitFor(() => expect(verdict()).toMatch(/1 × Adult, 1 × Friend, 1 × Child.*Paid in cash: ETB\s350/));
  await screen.findByRole('heading', { name: 'Inside: 3' });
  await untilSent();
  expect(site.log.map(({ kind, sale }) => [kind, sale?.units])).toEqual([
    ['adult', 30_000],
    ['friend', 5_000],
    ['child', 0],
  ]);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Undo, and give the money back' })[0] as HTMLElement,
  );
  await screen.findByRole('heading', { name: 'Inside: 0' });
  await untilSent();
  expect(site.log.filter(({ shown }) => shown === 'undone')).toHaveLength(3);
});

it('a sale of several tickets is taken back with one press also later, or one ticket of it', async () => {
  await openDoor();
  const sell = async () => {
    await choose('Adult');
    await userEvent.click(screen.getByRole('button', { name: 'One more: Adult' }));
    await userEvent.click(screen.getByRole('button', { name: /^ETB\s600 received: let in/ }));
    await waitFor(() => expect(verdict()).toMatch(/Paid in cash: ETB\s600/));
    await untilSent();
  };
  const undone = () => site.log.filter(({ shown }) => shown === 'undone').map(({ undoes }) => undoes);
  await sell();
  const [one, two] = site.log;
  expect([one?.together?.units, one?.together]).toEqual([60_000, two?.together]);
  // Somebody else came in meanwhile.
  await userEvent.click(screen.getByRole('button', { name: 'Add a guest without a ticket' }));
  expect(screen.getByText(/^Sold: 2 × Adult · ETB\s600$/)).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: /^Undo the whole sale, and give ETB\s600 back$/ }),
  );
  await screen.findByRole('heading', { name: 'Inside: 1' });
  await untilSent();
  expect([verdict(), undone()]).toEqual(['', [one?.id, two?.id]]);

  await sell();
  await userEvent.click(screen.getByText('Undo only some of it'));
  const undo = () => screen.getAllByRole('button', { name: 'Undo, and give the money back' });
  // The first is that of the answer.
  expect(undo()).toHaveLength(3);
  await userEvent.click(undo()[2] as HTMLElement);
  await screen.findByRole('heading', { name: 'Inside: 2' });
  // Nothing offers to give the money of both back any more.
  expect([verdict(), undo().length, screen.queryByText(/whole sale/)]).toEqual(['', 1, null]);
  await userEvent.click(undo()[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Inside: 1' });
  await untilSent();
  expect(undone()).toHaveLength(4);
});

it('what everybody can pay has to be written, also nothing, and a wrong amount stays in the field', async () => {
  await openDoor();
  await choose('Friend');
  const amount = () => screen.getByLabelText<HTMLInputElement>(/What they pay, in ETB/);
  for (const typed of ['', 'ten', '-5']) {
    await userEvent.clear(amount());
    if (typed) await userEvent.type(amount(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Let in, free of charge' }));
    expect(screen.getByText('Write a number, such as 100.')).toBeTruthy();
    expect(amount().value).toBe(typed);
  }
  await userEvent.clear(amount());
  await userEvent.type(amount(), '12.50');
  await userEvent.click(screen.getByRole('button', { name: /^ETB\s12\.50 received/ }));
  await waitFor(() => expect(site.log).toMatchObject([{ sale: { units: 1_250, currency: 'ETB' } }]));
  await waitFor(() => expect($door.get().log).toMatchObject({ seq: 1, unsent: [] }));
});

it('when the server has no place left, nobody is let in, and the screen says to give the money back', async () => {
  await openDoor();
  site.noSale = 'full';
  await choose('Adult');
  await userEvent.click(screen.getByRole('button', { name: /received: let in/ }));
  await screen.findByText(/No place is left. Nothing was sold/);
  expect([site.log, await readLines(), verdict()]).toEqual([[], [], '']);
});

it('when not all of a family have a place, what was chosen and typed stays, and one less can be sold', async () => {
  await openDoor();
  await choose('Adult');
  await choose('Friend');
  await userEvent.type(screen.getByLabelText(/Friend: what they pay for each, in ETB/), '50');
  site.noSale = 'full';
  await userEvent.click(screen.getByRole('button', { name: /^ETB\s350 received: let in/ }));
  await screen.findByText(/No place is left. Nothing was sold/);
  site.noSale = null;
  await userEvent.click(screen.getByRole('button', { name: 'One less: Adult' }));
  await userEvent.click(screen.getByRole('button', { name: /^ETB\s50 received: let in/ }));
  await waitFor(() => expect(site.log.map(({ sale }) => sale?.units)).toEqual([5_000]));
  await untilSent();
  await waitFor(() => expect(screen.queryByRole('button', { name: /received: let in/ })).toBeNull());
});

it('without a network tickets are sold as far as the phone knows of places, and one too many is shown', async () => {
  await openDoor();
  site.mode = 'away';
  for (const left of [2, 1, 0]) {
    await choose('Child');
    await userEvent.click(screen.getByRole('button', { name: 'Let in, free of charge' }));
    await within(saleRow('Child')).findByRole('button', { name: 'Sell a ticket' });
    expect(within(saleRow('Child')).getByText(`Left: ${left}`)).toBeTruthy();
  }
  expect(within(saleRow('Child')).getByRole('button', { name: 'Sell a ticket' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(await readLines()).toHaveLength(3);
  site.mode = 'ours';
  await contact();
  await waitFor(() => expect(site.log).toHaveLength(3));
  site.log = site.log.map((line, index) => ({ ...line, isOver: index === 2 }));
  site.log.push({
    ...(site.log[0] as DoorEntry),
    id: crypto.randomUUID(),
    shown: 'guests',
    ticket: null,
    sale: null,
  });
  $door.setKey('log', { ...$door.get().log, seq: 0 });
  await contact();
  const alert = await screen.findByText('Sold although all places were taken: 1');
  expect(alert.closest('[role="alert"]')?.textContent).toContain('Sold: Child');
});

it('a camera that cannot be started says what to do instead', async () => {
  await openDoor();
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  vi.stubGlobal('BarcodeDetector', {
    getSupportedFormats: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await start();
  await screen.findByText(/The camera needs a network to be started for the first time. Type the code/);
  vi.stubGlobal('BarcodeDetector', undefined);
  await start();
  await screen.findByText(/The camera cannot be used. Allow it/);
});

it('what a phone keeps contains no name, and nothing of a ticket without its code', async () => {
  await openDoor();
  expect(JSON.stringify(await readDoor())).not.toMatch(/Abeba|Lidya|confirmed|cancelled/);
});

it('once the role has ended, names and tickets are deleted, and only what was not sent yet is kept', async () => {
  await openDoor();
  site.mode = 'away';
  await type(scannedCode('a'));
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
