import { describe, expect, it } from 'vitest';
import { isOver, judgeAnswer, keptUntil, ticketHeader, toTicketPage } from './ticket-copies.rules.ts';

const origin = 'https://adey.example';
const now = new Date('2026-12-05T06:00:00Z');
const answer = (status: number, seconds?: string) => ({
  ...{ status, ok: status < 400 },
  headers: new Headers(seconds === undefined ? {} : { [ticketHeader]: seconds }),
});

describe('the page of an order on a device', () => {
  it('it is known by its link in both languages, also after something was done, and nothing else is', () => {
    expect(toTicketPage('/send/tickets?order=a.b', origin)).toBe('/send/tickets?order=a.b');
    expect(toTicketPage('/am/send/tickets?order=a.b&result=x', origin)).toBe('/am/send/tickets?order=a.b');
    for (const other of [
      '/send/tickets',
      '/send/tickets?order=',
      '/send/tickets?ordered=a.b',
      '/send/tickets?order=a.b&ticket=c',
      '/send/tickets.pdf?order=a.b',
      '/send/ticket-order?order=a.b',
      '/cart?order=a.b',
      'https://evil.example/send/tickets?order=a.b',
    ])
      expect([other, toTicketPage(other, origin)]).toEqual([other, null]);
  });

  it('its copy is renewed by our answer, shown instead of a portal or a fault, and deleted once there is no ticket', () => {
    expect(judgeAnswer(answer(200, '3600'))).toBe('renew');
    expect(judgeAnswer(answer(200))).toBe('show copy');
    expect(judgeAnswer(answer(404))).toBe('show copy');
    expect(judgeAnswer(answer(503, 'none'))).toBe('show copy');
    expect(judgeAnswer(answer(200, 'none'))).toBe('delete');
    expect(judgeAnswer(answer(404, 'none'))).toBe('delete');
    expect(judgeAnswer(answer(200, '0'))).toBe('delete');
  });

  it('it is kept for as long as the site says, whatever the clock of the phone shows', () => {
    const until = keptUntil(answer(200, '3600'), now);
    expect(until).toBe('2026-12-05T07:00:00.000Z');
    expect([isOver(until, now), isOver(until, new Date(until)), isOver(null, now)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
