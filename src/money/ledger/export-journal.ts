import { sql } from '@payloadcms/db-postgres/drizzle';
import { decimalText } from '#core/money.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { accounts, readLine, type StoredLine, spendingOn } from './posting.rules.ts';
import { listKinds } from './spending-kinds.ts';

type Entry = {
  id: string;
  day: string;
  kind: string;
  reference: string | null;
  corrects: string | null;
  document: string | null;
  scans: number;
  lines: StoredLine[];
};
type Rate = { day: string; from: string; to: string; rate: string; source: string };

const AT_ONCE = 1000;

/**
 * The books as plain-text accounting for hledger: exchange rates, then entries in the order they were made. It contains no
 * names; donations have their reference.
 */
export async function* exportJournal(reader: Writer): AsyncGenerator<string> {
  yield '; The books of the charity. Read them with hledger (https://hledger.org).\ndecimal-mark .\n\n';
  yield await declarations(reader);
  let after = '0';
  for (;;) {
    const entries = await readEntries(reader, after);
    for (const entry of entries) yield asText(entry);
    if (entries.length < AT_ONCE) return;
    after = entries.at(-1)?.id ?? after;
  }
}

async function declarations(reader: Writer): Promise<string> {
  const used = await queryRows<{ currency: string; funds: string[] }>(
    reader,
    sql`select currency, array_agg(distinct fund) as funds from money.lines group by 1 order by 1`,
  );
  const rates = await queryRows<Rate>(
    reader,
    sql`select day::text, from_currency as from, to_currency as to, rate::text, source from money.rates order by day, id`,
  );
  const all = [...accounts, ...(await listKinds(reader)).map(({ code }) => spendingOn(code))];
  const funds = [...new Set(used.flatMap(({ funds }) => funds))].sort();
  return [
    ...used.map(
      ({ currency }) => `commodity ${currency} ${decimalText({ units: 1000n, currency })}${point(currency)}`,
    ),
    ...funds.flatMap(fund => all.map(account => `account ${account}:${fund}`)),
    ...rates.map(({ day, from, to, rate, source }) => `P ${day} ${from} ${to} ${rate} ; ${oneLine(source)}`),
    '\n',
  ].join('\n');
}

/** hledger requires a decimal mark in the declaration, even for a currency without decimals. */
const point = (currency: string) => (decimalText({ units: 1000n, currency }).includes('.') ? '' : '.');

function readEntries(reader: Writer, after: string): Promise<Entry[]> {
  return queryRows<Entry>(
    reader,
    sql`select e.id::text, e.day::text, e.kind, g.reference, coalesce(e.corrects, e.sorts)::text as corrects, e.document,
          (select count(*)::int from money.spending_scans s where s.entry = e.id) as scans,
          jsonb_agg(jsonb_build_object('account', l.account, 'fund', l.fund, 'currency', l.currency,
            'units', l.amount::text) order by l.position) as lines
        from money.entries e join money.lines l on l.entry = e.id left join money.donations g on g.id = e.donation
        where e.id > ${after}::bigint group by e.id, g.reference order by e.id limit ${AT_ONCE}`,
  );
}

function asText({ id, day, kind, reference, corrects, document, scans, lines }: Entry): string {
  const about = [reference, corrects && `of ${corrects}`, document && `; ${oneLine(document)}`];
  const head = [day, '*', `(${id})`, kind, ...about.filter(Boolean)].join(' ');
  const posted = lines
    .map(readLine)
    .map(line => `    ${line.account}:${line.fund}  ${line.currency} ${decimalText(line)}`);
  const stored = scans > 0 ? [`    ; scans: ${scans}`] : [];
  return `${[head, ...stored, ...posted].join('\n')}\n\n`;
}

const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim();
