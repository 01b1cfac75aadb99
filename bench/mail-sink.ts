import { type Answer, startMailServer } from '../tests/support/mail-server.ts';

/** What the sink reports for every address: how often it accepted its mail, and whether it disconnected afterwards. */
export type SinkReport = { taken: [to: string, times: number][]; brokenAfter: string[] };

// A mail server in a separate process, so that it takes no time from the measurement. "failing" fails in six ways, by
// the first letters of the address; "taking" accepts everything.
const failing = process.argv[2] === 'failing';
const brokenAfter = new Set<string>();

const ways: Record<string, (time: number) => Answer> = {
  gone: () => ({ at: 'recipient', code: 550, text: '5.1.1 User unknown' }),
  spam: () => ({ at: 'end', code: 554, text: '5.7.1 Looks like spam' }),
  grey: time => (time < 2 ? { at: 'recipient', code: 450, text: '4.7.1 Greylisted' } : 'take'),
  within: time => (time < 2 ? 'break-within' : 'take'),
  after: time => (time < 2 ? 'break-after' : 'take'),
  silent: time => (time < 2 ? 'silent' : 'take'),
};

const server = await startMailServer({ keepsWords: false });
if (failing)
  server.answer = (to, time) => {
    const answer = ways[to.split('-')[0] ?? '']?.(time) ?? 'take';
    if (answer === 'break-after' || answer === 'silent') brokenAfter.add(to);
    return answer;
  };
process.on('message', () => {
  const times = new Map<string, number>();
  for (const { to } of server.taken) times.set(to, (times.get(to) ?? 0) + 1);
  process.send?.({ taken: [...times], brokenAfter: [...brokenAfter] } satisfies SinkReport);
});
process.send?.(server.port);
process.once('disconnect', () => process.exit());
