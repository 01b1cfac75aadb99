import type { Measured } from '../report/measured.ts';
import type { SeenByPhase } from '../visitor-load.ts';
import { counted, countSeen, never, seenTable, table, took, writeStatuses } from './part.ts';
import { type Answered, type WriteKind, writeKinds } from './public-writes.ts';

export type Asked = { kind: WriteKind; mark: number; answer: Answered };
/** What staff were told who saved something. */
export type Reporting = { what: string; status: number; said: string };

type Found = {
  seconds: number;
  asked: Asked[];
  seen: SeenByPhase;
  megabytes: number;
  lost: number;
  back: number;
  isSame: boolean;
  staffTold: Reporting[];
  staffBack: Reporting[];
  ends: number;
};

/** What a full disk did, as goals and tables. */
export function describeFull(found: Found): Measured {
  const { asked, seen, lost, back, isSame, staffTold, staffBack, ends } = found;
  const refused = asked.filter(({ answer }) => !answer.isKept);
  const unclear = refused.filter(({ answer }) => answer.status !== 503 || answer.retryAfter === null);
  const unsaid = staffTold.filter(({ status, said }) => status >= 400 && !/disk|database/i.test(said));
  const statusesOf = (kind: WriteKind) => {
    const statuses: Record<string, number> = {};
    for (const { kind: one, answer } of asked)
      if (one === kind) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return writeStatuses(statuses);
  };
  const staffRows = [...staffTold, ...staffBack].map(({ what, status, said }) => [what, status, said]);
  return {
    goals: [
      counted(`disk of ${found.megabytes} MB full for`, found.seconds, 's'),
      never(
        'kept pages answered with anything but the page',
        countSeen(seen, 'kept pages', status => status !== '200'),
      ),
      { ...counted('writes refused', refused.length), least: 1 },
      never('refusals without 503 and Retry-After', unclear.length),
      never('acknowledged and lost', lost),
      never('staff told in no clear words', unsaid.length),
      counted('PostgreSQL ended by itself and was started again', ends, 'times'),
      took('everything can be written again after there is room', back, 30_000),
      never(
        'staff cannot save or upload afterwards',
        staffBack.filter(({ status }) => status !== 201).length,
      ),
      never('site and staff processes that ended', isSame ? 0 : 1),
    ],
    text: [
      table(
        ['written', 'answers × status'],
        writeKinds.map(kind => [kind, statusesOf(kind)]),
      ),
      table(['staff', 'status', 'told'], staffRows),
      seenTable(seen),
    ].join('\n\n'),
    details: { seen, unclear: unclear.slice(0, 10), staffTold, staffBack },
  };
}
