import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { beginRequest, currentRequest, toReference, withinRequest } from '#platform/request-context.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'x-request-id': 'from-the-proxy-1' };
const begin = (isBehindProxy: boolean, sent: Record<string, string> = headers, url = '/news') =>
  beginRequest({ url, headers: sent }, { isBehindProxy, clientAddress: '203.0.113.9' });

describe('the id of a request', () => {
  it('the request id is taken from the proxy: its trace id first, then its X-Request-Id', () => {
    expect(begin(true)).toMatchObject({ id: trace, parentSpan: '00f067aa0ba902b7' });
    expect(begin(true, { 'x-request-id': 'from-the-proxy-1' }).id).toBe('from-the-proxy-1');
  });

  it('the request id is generated without a trusted proxy, whatever headers are sent', () => {
    expect(begin(false).id).toMatch(/^[0-9a-f]{32}$/);
    expect(begin(false).id).not.toBe(trace);
    expect(begin(false).id).not.toBe(begin(false).id);
  });

  it.each<Record<string, string>>([
    { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
    { traceparent: `00-${trace}-${'0'.repeat(16)}-01` },
    { 'x-request-id': 'short' },
    { 'x-request-id': 'x'.repeat(65) },
    { 'x-request-id': 'two\nlines of it' },
    { 'x-request-id': '"><script>' },
  ])('the request id is generated when the proxy sends an invalid one: %j', sent => {
    expect(begin(true, sent).id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('log lines within a request', () => {
  function logInMemory() {
    const lines: string[] = [];
    return { log: createLog(line => lines.push(line)), lines };
  }

  it('log lines within a request have its id, and one reference for all its errors', async () => {
    const { log, lines } = logInMemory();
    const context = begin(false);
    const references = await withinRequest(context, async () => {
      log.info('first');
      await new Promise(resolve => setImmediate(resolve));
      return [log.logFault(new Error('a')), log.logFault(new Error('b'))];
    });
    expect(lines.map(line => JSON.parse(line).request)).toEqual([context.id, context.id, context.id]);
    expect(new Set(references)).toEqual(new Set([toReference(context.id)]));
    expect(currentRequest()).toBeNull();
    log.info('outside');
    expect(JSON.parse(lines.at(-1) ?? '')).not.toHaveProperty('request');
  });

  it('log lines repeat no query, body, cookie or network address of the request', () => {
    const { log, lines } = logInMemory();
    const bodies = [
      {
        type: 'application/json',
        text: JSON.stringify({ person: { name: 'Almaz Bekele' }, phone: 911223344 }),
      },
      { type: 'application/x-www-form-urlencoded', text: 'name=Almaz+Bekele&phone=911223344' },
      { type: 'application/json', text: '{"name":"Almaz Bekele","phone":"911223344"' },
    ];
    for (const { type, text } of bodies) {
      const context = begin(
        true,
        { cookie: 'session=s3cr3tcookie; x=1', 'x-forwarded-for': '198.51.100.7' },
        '/send?who=%E1%8A%A0%E1%88%88',
      );
      context.body = { type, bytes: new TextEncoder().encode(text) };
      withinRequest(context, () => {
        const personalText =
          'Almaz Bekele, 911223344, አለ, s3cr3tcookie, 198.51.100.7, 203.0.113.9, ALMAZ BEKELE';
        log.logFault(new Error(`cannot store ${personalText}`, { cause: new Error(personalText) }), {
          path: personalText,
        });
        log.warn('seen', { text: personalText, encoded: encodeURIComponent(personalText.slice(0, 12)) });
      });
    }
    expect(lines.join('')).not.toMatch(/almaz|911223344|አለ|s3cr3t|198\.51|203\.0/i);
    expect(lines.join('')).toContain('cannot store');
  });

  it('log lines omit values quoted by a parser or the database', () => {
    const { log, lines } = logInMemory();
    log.logFault(new Error('invalid input syntax for type integer: "Almaz Bekele"'));
    log.logFault(new SyntaxError(`Unexpected token 'A', "Almaz Beke"... is not valid JSON`));
    log.logFault(new Error('nothing for almaz%40example.org'));
    expect(lines.join('')).not.toMatch(/almaz/i);
    expect(lines.join('')).toContain('invalid input syntax for type integer');
  });
});
