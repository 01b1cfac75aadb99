import type { Measured } from '../report/measured.ts';
import type { SeenByPhase } from '../visitor-load.ts';
import { table } from './part.ts';
import { type Answered, type WriteKind, writeKinds } from './public-writes.ts';

export type Asked = { kind: WriteKind; mark: number; answer: Answered };
/** What staff were told who saved something. */
export type Telling = { what: string; status: number; said: string };

type Found = {
  seconds: number;
  asked: Asked[];
  seen: SeenByPhase;
  megabytes: number;
  lost: number;
  back: number;
  isSame: boolean;
  staffTold: Telling[];
  staffBack: Telling[];
  ends: number;
};

/** What a full disk did, as goals and tables. */
export function describeFull({
  seconds,
  megabytes,
  asked,
  seen,
  lost,
  back,
  isSame,
  staffTold,
  staffBack,
  ends,
}: Found): Measured {
  const refused = asked.filter(({ answer }) => !answer.isKept);
  const unclear = refused.filter(({ answer }) => answer.status !== 503 || answer.retryAfter === null);
  const wrongPages = Object.values(seen).flatMap(kinds =>
    Object.entries(kinds['kept pages']?.statuses ?? {}),
  );
  const unsaid = staffTold.filter(({ status, said }) => status >= 500 && !/disk|database/i.test(said));
  const counted = (kind: WriteKind) =>
    Object.entries(
      Object.groupBy(
        asked.filter(one => one.kind === kind),
        ({ answer }) => answer.status,
      ),
    )
      .map(([status, some]) => `${some?.length} × ${status}`)
      .join(', ');
  return {
    goals: [
      { what: `disk of ${megabytes} MB full for`, figure: seconds, unit: 's' },
      {
        what: 'kept pages answered with anything but the page',
        figure: wrongPages.reduce((sum, [status, n]) => sum + (status === '200' ? 0 : n), 0),
        unit: '',
        most: 0,
      },
      { what: 'writes refused', figure: refused.length, unit: '', least: 1 },
      { what: 'refusals without 503 and Retry-After', figure: unclear.length, unit: '', most: 0 },
      { what: 'acknowledged and lost', figure: lost, unit: '', most: 0 },
      { what: 'staff told in no clear words', figure: unsaid.length, unit: '', most: 0 },
      { what: 'PostgreSQL ended by itself and was started again', figure: ends, unit: 'times' },
      {
        what: 'everything can be written again after there is room',
        figure: Math.round(back),
        unit: 'ms',
        most: 30_000,
      },
      {
        what: 'staff cannot save or upload afterwards',
        figure: staffBack.filter(({ status }) => status !== 201).length,
        unit: '',
        most: 0,
      },
      { what: 'site and staff processes that ended', figure: isSame ? 0 : 1, unit: '', most: 0 },
    ],
    text: [
      table(
        ['written', 'answers × status'],
        writeKinds.map(kind => [kind, counted(kind)]),
      ),
      table(
        ['staff', 'status', 'told'],
        [...staffTold, ...staffBack].map(({ what, status, said }) => [what, status, said]),
      ),
      JSON.stringify(seen),
    ].join('\n\n'),
    details: { seen, unclear: unclear.slice(0, 10), staffTold, staffBack },
  };
}
