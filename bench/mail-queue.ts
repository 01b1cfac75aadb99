import { queueMails } from '#platform/mail/outbox.ts';
import { openCms } from '#platform/payload.ts';

/** The mails to queue: `ways` are written before the first numbers of each fifty addresses. */
export type QueueOrder = { count: number; ways: string[]; bulkOf?: string };

export const makeAddress = (n: number, ways: readonly string[]) =>
  `${ways[n % 50] ?? 'reader'}-${n}@example.org`;

// Queues in a separate process, so that creating a hundred thousand mails takes no time from the measurement.
if (process.send) {
  const payload = await openCms();
  process.on('message', async ({ count, ways, bulkOf }: QueueOrder) => {
    const mails = Array.from({ length: count }, (_, n) => ({
      kind: 'confirm' as const,
      to: makeAddress(n, ways),
      locale: n % 4 === 0 ? ('am' as const) : ('en' as const),
      subject: 'A measurement',
      data: { confirm: `https://adey.test/send/confirm?reader=${'x'.repeat(60)}${n}` },
      dedupeKey: `bench:${n}`,
      ...(bulkOf !== undefined && { bulkOf, edition: 'full' as const }),
    }));
    const since = performance.now();
    await queueMails({ payload }, mails);
    process.send?.(performance.now() - since);
  });
  process.send('ready');
  process.once('disconnect', () => process.exit());
}
