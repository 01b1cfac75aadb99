import { expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { beginRequest, withinRequest } from '#platform/request-context.ts';

function logInMemory() {
  const lines: string[] = [];
  const log = createLog(
    line => lines.push(line),
    () => new Date('2026-01-07T09:00:00Z'),
  );
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '') };
}

it('each log line is one JSON object, whatever the message contains', () => {
  const { log, lines, last } = logInMemory();
  log.info('started', { port: 3000 });
  expect(last()).toEqual({ at: '2026-01-07T09:00:00.000Z', level: 'info', event: 'started', port: 3000 });
  log.warn('two\nlines', { reason: 'a\nb' });
  expect(lines.every(line => line.indexOf('\n') === line.length - 1)).toBe(true);
});

it('a fault is logged with the reference for the visitor, the actual error and its causes', () => {
  const { log, last } = logInMemory();
  const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const reference = log.logFault(new Error('reading failed', { cause }), { path: '/news' });
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(last()).toMatchObject({
    level: 'fault',
    reference,
    path: '/news',
    error: { message: 'reading failed', cause: { message: 'connection refused', code: 'ECONNREFUSED' } },
  });
  expect(last().error.stack).toContain('log.test.ts');
});

it('the number that the admin shows of an error is in its line of the log', () => {
  const { log, last } = logInMemory();
  log.logFault(Object.assign(new Error('no connection'), { digest: '3261948937' }));
  expect(last().error.digest).toBe('3261948937');
});

it('thrown values that are not errors, and circular causes, are logged', () => {
  const { log, last } = logInMemory();
  log.logFault('just words');
  expect(last().error.message).toBe('just words');
  const circle = new Error('a');
  circle.cause = new Error('b', { cause: circle });
  log.logFault(circle);
  expect(last().error.cause.message).toBe('b');
});

it('mail addresses, queries and bound values are left out of the log', () => {
  const { log, lines } = logInMemory();
  log.logFault(new Error('no mail to almaz@example.org (almaz@example.org)'), {
    path: '/newsletter?email=almaz@example.org',
  });
  log.logFault(new Error('Failed query: insert into x values ($1)\nparams: Almaz,0911223344'));
  log.info('asked', { url: 'https://adey.org/am/news?name=Almaz' });
  expect(lines.join('')).not.toMatch(/almaz|0911/i);
  expect(lines.join('')).toContain('/newsletter');
  const error = new Error('no connection');
  error.stack = 'Error\n    at connect (file:///srv/node_modules/@payloadcms/drizzle/dist/connect.js:7:18)';
  log.logFault(error);
  expect(lines.at(-1)).toContain('@payloadcms/drizzle/dist/connect.js:7:18');
});

it('no log line is longer than 8 KB, whatever a message, its causes or a field contain', () => {
  const { log, lines, last } = logInMemory();
  const statement = `Failed query: select ${'"posts"."heading", '.repeat(30_000)}\nparams: almaz@example.org`;
  log.logFault(new Error(statement, { cause: new Error('canceling statement due to statement timeout') }));
  expect(last().error).toMatchObject({
    message: expect.stringMatching(/^Failed query: select .+…$/),
    cause: { message: 'canceling statement due to statement timeout' },
  });
  log.info('message of a library', { message: 'ሰላም'.repeat(100_000), other: '\u0000'.repeat(100_000) });
  log.info('many', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`fact ${at}`, 'x'])));
  expect(last()).toMatchObject({ event: 'many', cut: true });
  expect(lines.map(line => Buffer.byteLength(line)).every(bytes => bytes <= 8_192)).toBe(true);
});

it('texts designed to slow down the patterns of the log are logged within 700 ms of CPU time', () => {
  const { log } = logInMemory();
  const since = process.cpuUsage();
  for (const sign of ['/', '@', 'a@', '"', '%40', '?', '/?'])
    log.warn('message of a library', { message: sign.repeat(500_000) });
  const { user, system } = process.cpuUsage(since);
  expect((user + system) / 1000, 'milliseconds of processor').toBeLessThan(700);
});

it('a request value longer than the logged part of a message is left out', () => {
  const { log, last } = logInMemory();
  const words = 'a story nobody may read '.repeat(1_000);
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify({ words })) };
  const context = {
    ...beginRequest({ headers: {} }, { isBehindProxy: false, clientAddress: undefined }),
    body,
  };
  withinRequest(context, () => log.logFault(new Error(`Not understood: ${words} at 3`)));
  expect(last().error.message).toBe('Not understood: (left out)…');
});
