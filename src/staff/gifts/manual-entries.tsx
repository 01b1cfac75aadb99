import { randomUUID } from 'node:crypto';
import { Fragment } from 'react';
import { formatMoney } from '#core/money.ts';
import type { EntryWithScans, ManualEntry } from '#features/ledger/list-entries.ts';
import { kindOf } from '#features/ledger/posting.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { DeskTable } from './desk-table.tsx';
import { Choices, Field } from './field.tsx';
import styles from './gifts.module.css';
import { Scans } from './scans.tsx';

const kindNames: Record<ManualEntry['kind'], string> = {
  transfer: 'Moved between funds',
  spending: 'Spending',
  exchange: 'Paid out or changed',
  correction: 'Taken back',
  sorting: 'Sorted',
  opening: 'Held before the books began',
};

type ManualEntriesProps = {
  entries: readonly EntryWithScans[];
  funds: ReadonlyMap<string, string>;
  kinds: Kinds;
  api: string;
};
type Kinds = { names: ReadonlyMap<string, string>; offered: ReadonlyMap<string, string> };

/** What was booked by hand. An entry is never changed: a counter-entry takes it back. */
export function ManualEntries({ entries, funds, kinds, api }: ManualEntriesProps) {
  const say = sayHere();
  if (entries.length === 0) return <p>{say('Nothing has been booked by hand yet.')}</p>;
  const rows = entries.map(entry => ({
    key: entry.id,
    data: { 'data-entry': entry.id },
    cells: [
      entry.id,
      entry.day,
      <What key="what" entry={entry} kinds={kinds} api={api} />,
      <Lines key="lines" entry={entry} funds={funds} />,
      <Fragment key="document">
        {[entry.document, entry.note].filter(Boolean).join(' · ') || '–'}
        <Scans entry={entry} api={api} />
      </Fragment>,
      entry.by ?? say('an account that is gone'),
      <TakeBack key="back" entry={entry} api={api} />,
    ],
  }));
  return (
    <DeskTable
      title={say('Booked by hand')}
      columns={['Entry', 'Day', 'What', 'Lines', 'Document and note', 'By', 'Take back']}
      rows={rows}
    />
  );
}

/** What an entry is; what spending was for can be said anew. */
function What({ entry, kinds, api }: { entry: ManualEntry; kinds: Kinds; api: string }) {
  const say = sayHere();
  const { id, kind, corrects, sorts, correctedBy, lines } = entry;
  const of = corrects ?? sorts;
  const spent = lines.map(({ account }) => kindOf(account)).find(found => found !== undefined);
  return (
    <>
      {say(kindNames[kind]) + (of ? say(`: entry ${of}`) : '')}
      {spent && <span className={styles.why}>{kinds.names.get(spent) ?? spent}</span>}
      {kind === 'spending' && spent !== undefined && !correctedBy && (
        <details>
          <summary className={styles.unfold} aria-label={say(`Choose a kind for entry ${id}`)}>
            {say('Choose a kind')}
          </summary>
          <SortForm entry={id} kinds={kinds.offered} api={api} />
        </details>
      )}
    </>
  );
}

type SortFormProps = { entry: string; kinds: ReadonlyMap<string, string>; api: string };

/** Says what spending was for. */
export function SortForm({ entry, kinds, api }: SortFormProps) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/gifts/books/sort`} className={styles.form}>
      <input type="hidden" name="key" value={randomUUID()} />
      <input type="hidden" name="entry" value={entry} />
      <Field name="kind" label={say(`Kind of entry ${entry}`)}>
        <Choices name="kind" of={kinds} asks={{ chosen: '' }} />
      </Field>
      <button type="submit">{say('Sort')}</button>
    </ActForm>
  );
}

function Lines({ entry: { id, lines }, funds }: { entry: ManualEntry; funds: ReadonlyMap<string, string> }) {
  const say = sayHere();
  return (
    <ul className={styles.lines}>
      {lines
        .filter(({ account }) => !account.startsWith('equity:'))
        .map(({ account, fund, currency, amount }) => (
          <li key={`${id} ${account} ${fund} ${currency}`}>
            {`${formatMoney({ units: BigInt(amount), currency }, 'en')} ${account}, ${say(funds.get(fund) ?? fund)}`}
          </li>
        ))}
    </ul>
  );
}

function TakeBack({ entry: { id, kind, correctedBy }, api }: { entry: ManualEntry; api: string }) {
  const say = sayHere();
  if (correctedBy) return say(`By entry ${correctedBy}`);
  if (kind === 'correction' || kind === 'sorting') return '–';
  return (
    <details>
      <summary className={styles.unfold} aria-label={say(`Take back entry ${id}`)}>
        {say('Take back')}
      </summary>
      <ActForm action={`${api}/gifts/books/take-back`} className={styles.form}>
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="entry" value={id} />
        <Field name="note" label={say('Why, without names of givers')}>
          <input name="note" maxLength={500} required />
        </Field>
        <button type="submit">{say('Take back')}</button>
      </ActForm>
    </details>
  );
}
