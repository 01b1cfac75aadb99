import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok, problem } from '#core/outcome.ts';
import { type CodedTicket, readTicketCode, ticketCode, typedTicketCode } from './ticket-code.ts';

const tickets = fc.record({
  id: fc.uuid(),
  event: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  kind: fc.stringMatching(/^[0-9a-z]{1,40}$/),
  issue: fc.integer({ min: 1, max: 999_999 }),
});
const ticket: CodedTicket = {
  id: '0b7c1f0e-27f4-4f9e-8f6b-8f0b7a1d2c3e',
  event: 12,
  kind: '6651f0c2a1b2c3d4e5f60718',
  issue: 1,
};

afterEach(() => vi.unstubAllEnvs());

describe('the code of a ticket', () => {
  it('a scanned code says id, event, kind and issue number, and nothing else', () => {
    fc.assert(
      fc.property(tickets, each => {
        expect(readTicketCode(ticketCode(each))).toEqual(ok({ ticket: each }));
      }),
    );
    expect(ticketCode(ticket)).toMatch(/^[\w-]{22}\.12\.6651f0c2a1b2c3d4e5f60718\.1\.[\w-]{22}$/);
  });

  it('a code with any character changed is refused as tampered or foreign', () => {
    const code = ticketCode(ticket);
    for (let place = 0; place < code.length; place++)
      for (const letter of ['A', 'z', '7', '.', '_']) {
        if (code[place] === letter) continue;
        const changed = readTicketCode(code.slice(0, place) + letter + code.slice(place + 1));
        expect(changed.ok, `${place}${letter}`).toBe(false);
      }
  });

  it('the signature of another event, kind or issue, or of another purpose is refused', () => {
    const [id, event, kind, issue, signature] = ticketCode(ticket).split('.');
    const [, , , , other] = ticketCode({ ...ticket, issue: 2 }).split('.');
    expect(readTicketCode([id, event, kind, 2, signature].join('.'))).toEqual(problem('tampered'));
    expect(readTicketCode([id, 13, kind, issue, signature].join('.'))).toEqual(problem('tampered'));
    expect(readTicketCode([id, event, 'helper', issue, signature].join('.'))).toEqual(problem('tampered'));
    expect(readTicketCode([id, event, kind, issue, other].join('.'))).toEqual(problem('tampered'));
  });

  it('links, words and other QR codes are foreign, also the longest and the strangest', () => {
    for (const given of [
      '',
      'https://adey.example/am',
      'WIFI:S:guest;;',
      'x'.repeat(5000),
      '1.2.3.4.5',
      '\u0000',
      'ሰላም',
    ])
      expect(readTicketCode(given), given.slice(0, 20)).toEqual(problem('foreign'));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), given => {
        expect(readTicketCode(given).ok).toBe(false);
      }),
    );
  });

  it('a code for typing is read in any spelling, and a slip of the finger is told', () => {
    const typed = typedTicketCode(ticket);
    expect(readTicketCode(` ${typed.slice(0, 4).toUpperCase()}-${typed.slice(4)}`)).toEqual(ok({ typed }));
    const slip = typed.startsWith('a') ? 'b' : 'a';
    expect(readTicketCode(slip + typed.slice(1))).toEqual(problem('mistyped'));
    expect(readTicketCode('o0o0o0o0')).toEqual(problem('mistyped'));
  });

  it('each issue, kind and ticket has codes of its own', () => {
    const all = [
      ticket,
      { ...ticket, issue: 2 },
      { ...ticket, kind: 'helper' },
      { ...ticket, id: randomUUID() },
    ];
    expect(new Set(all.map(ticketCode)).size).toBe(4);
    expect(new Set(all.map(typedTicketCode)).size).toBe(4);
  });

  it('tickets that were printed under a former secret stay valid', async () => {
    const [old, next] = ['o'.repeat(40), 'n'.repeat(40)];
    const former = await startedWith({ PAYLOAD_SECRET: old });
    const printed = [former.ticketCode(ticket), former.typedTicketCode(ticket)];
    const later = await startedWith({ PAYLOAD_SECRET: next, FORMER_SECRETS: old });
    expect(later.ticketCode(ticket)).not.toBe(printed[0]);
    expect(later.readTicketCode(printed[0] ?? '')).toEqual(ok({ ticket }));
    expect(later.ticketCodes(ticket)).toEqual([later.ticketCode(ticket), printed[0]]);
    expect(later.typedTicketCodes(ticket)).toEqual([later.typedTicketCode(ticket), printed[1]]);
    const forgotten = await startedWith({ PAYLOAD_SECRET: next });
    expect(forgotten.readTicketCode(printed[0] ?? '')).toEqual(problem('tampered'));
  });
});

async function startedWith(settings: { PAYLOAD_SECRET: string; FORMER_SECRETS?: string }) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ FORMER_SECRETS: '', ...settings })) vi.stubEnv(name, value);
  return import('./ticket-code.ts');
}
