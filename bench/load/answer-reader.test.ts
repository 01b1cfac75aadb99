import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';

const answer = (status: number, body: string) =>
  `HTTP/1.1 ${status} Fine\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const unchanged = 'HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n';

function statusesIn(chunks: readonly string[]): number[] {
  const statuses: number[] = [];
  const reader = createAnswerReader(status => statuses.push(status));
  for (const chunk of chunks) reader.read(Buffer.from(chunk, 'latin1'));
  return statuses;
}

describe('reading answers on one connection', () => {
  it('tells each status once, wherever the network cut the bytes', () => {
    const bytes = [answer(200, 'one\r\n\r\ntwo'), unchanged, answer(404, ''), answer(200, 'x')].join('');
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 20 });
    fc.assert(
      fc.property(cuts, at => {
        const ends = [0, ...at.toSorted((one, other) => one - other), bytes.length];
        const chunks = ends.slice(1).map((end, index) => bytes.slice(ends[index], end));
        expect(statusesIn(chunks)).toEqual([200, 304, 404, 200]);
      }),
    );
  });

  it('tells nothing before the last byte has come', () => {
    expect(statusesIn([answer(200, 'whole').slice(0, -1)])).toEqual([]);
  });

  it('refuses to guess where an answer ends', () => {
    expect(() => statusesIn(['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'])).toThrow(
      'tells no length: HTTP/1.1 200 OK',
    );
  });
});
