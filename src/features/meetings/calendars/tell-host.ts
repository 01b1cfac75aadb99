import { fillText } from '#platform/mail/mail.rules.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { Writer } from '#platform/transaction.ts';
import { calendarMailKind, meetingMailTexts } from '../meeting-mail.texts.ts';
import type { NamedHost } from '../meeting-settings.ts';
import type { FailedPart } from './calendar.reader.ts';
import { markTold } from './calendar-store.ts';
import { calendarProblems, calendarReasons, formatBeginning } from './calendar-words.ts';
import type { ReadProblem } from './remote-calendar.ts';

const MOST_NAMED = 5;

/**
 * Tells a host what of their calendar cannot be read: once for each change, and once a day at most. Nothing failed: the
 * next failure is told again.
 */
export async function tellHost(
  writer: Writer,
  host: NamedHost,
  failed: ReadProblem | readonly FailedPart[],
  now: Date,
): Promise<void> {
  const { calendarUnread, calendarSome } = meetingMailTexts.en;
  const what = typeof failed === 'string' ? calendarUnread : calendarSome;
  const why = typeof failed === 'string' ? calendarProblems[failed] : eventsIn(failed);
  if (!(await markTold(writer, host.id, why)) || why === null) return;
  await queueMail(writer, {
    kind: calendarMailKind,
    to: host.email,
    toName: host.name,
    locale: 'en',
    subject: what,
    data: { what, why },
    dedupeKey: `${calendarMailKind}:${host.id}:${now.toISOString().slice(0, 10)}`,
  });
}

function eventsIn(failed: readonly FailedPart[]): string | null {
  if (failed.length === 0) return null;
  const { calendarNoDay, calendarMore } = meetingMailTexts.en;
  const named = failed
    .slice(0, MOST_NAMED)
    .map(({ begins, why }) => `${formatBeginning(begins, 'en') || calendarNoDay}: ${calendarReasons[why]}`);
  const more = failed.length - named.length;
  return [...named, ...(more > 0 ? [fillText(calendarMore, { count: String(more) })] : [])].join(' ');
}
