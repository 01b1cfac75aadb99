import { randomUUID } from 'node:crypto';
import { Fragment } from 'react';
import { SCAN_TYPES } from '#cms/scans/scan-files.ts';
import { message, shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { accountWords, tellingLines } from '#money/bookkeeping/desk/book-words.ts';
import { documentedBy, type EntryWithScans, type ManualEntry } from '#money/ledger/list-entries.ts';
import { findSpendingKind } from '#money/ledger/posting.rules.ts';
import { MAX_SCANS } from '#money/ledger/spending-scans.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { Choices, Field } from '../parts/field.tsx';
import { FileInput } from '../parts/file-input.tsx';
import { Table } from '../parts/table.tsx';

const kindNames: Record<ManualEntry['kind'], string> = {
  transfer: 'Moved between funds',
  spending: 'Spending',
  exchange: 'Paid out or exchanged',
  correction: 'Reversed',
  sorting: 'Kind set',
  opening: 'Held before the books began',
};

type ManualEntriesProps = {
  entries: readonly EntryWithScans[];
  funds: ReadonlyMap<string, string>;
  kinds: Kinds;
  api: string;
};
type Kinds = { names: ReadonlyMap<string, string>; offered: ReadonlyMap<string, string> };

/** Manual entries. An entry is never changed: a counter-entry takes it back. */
export function ManualEntries({ entries, funds, kinds, api }: ManualEntriesProps) {
  const say = sayHere();
  if (entries.length === 0) return <p>{say('Nothing has been booked by hand yet.')}</p>;
  const rows = entries.map(entry => ({
    key: entry.id,
    data: { 'data-entry': entry.id },
    cells: [
      entry.id,
      say(shownDay(entry.day)),
      <What key="what" entry={entry} kinds={kinds} api={api} />,
      <Lines key="lines" entry={entry} funds={funds} kinds={kinds} />,
      <Fragment key="document">
        {[entry.document, entry.note].filter(Boolean).join(' · ') || '–'}
        <Scans entry={entry} api={api} />
      </Fragment>,
      entry.by ?? say('a deleted account'),
      <TakeBack key="back" entry={entry} api={api} />,
    ],
  }));
  return (
    <Table
      title={say('Booked by hand')}
      columns={['Entry', { day: 'Day' }, 'What', 'Lines', 'Document and note', 'By', 'Reverse']}
      rows={rows}
    />
  );
}

/** The kind of an entry; of spending it can be set again. */
function What({ entry, kinds, api }: { entry: ManualEntry; kinds: Kinds; api: string }) {
  const say = sayHere();
  const { id, kind, corrects, sorts, correctedBy, lines } = entry;
  const of = corrects ?? sorts;
  const spent = lines.map(({ account }) => findSpendingKind(account)).find(found => found !== undefined);
  return (
    <>
      {say(kindNames[kind]) + (of ? say(': entry {entry}', { entry: of }) : '')}
      {spent && <span className={styles.why}>{kinds.names.get(spent) ?? spent}</span>}
      {kind === 'spending' && spent !== undefined && !correctedBy && (
        <details>
          <summary
            className={styles.unfold}
            aria-label={say('Choose a kind for entry {entry}', { entry: id })}
          >
            {say('Choose a kind')}
          </summary>
          <KindForm entry={id} kinds={kinds.offered} api={api} />
        </details>
      )}
    </>
  );
}

type KindFormProps = { entry: string; kinds: ReadonlyMap<string, string>; api: string };

/** Sets the kind of a spending entry. */
export function KindForm({ entry, kinds, api }: KindFormProps) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/donations/books/sort`} className={styles.form}>
      <input type="hidden" name="key" value={randomUUID()} />
      <input type="hidden" name="entry" value={entry} />
      <Field name="kind" label={say('Kind of entry {entry}', { entry })}>
        <Choices name="kind" options={kinds} required={{ preselected: '' }} />
      </Field>
      <Submit>{say('Set the kind')}</Submit>
    </ActForm>
  );
}

type LinesProps = { entry: ManualEntry; funds: ReadonlyMap<string, string>; kinds: Kinds };

function Lines({ entry: { id, lines }, funds, kinds }: LinesProps) {
  const say = sayHere();
  return (
    <ul className={styles.lines}>
      {tellingLines(lines).map(({ account, fund, ...money }) => (
        <li key={`${id} ${account} ${fund} ${money.currency}`}>
          {`${formatMoney(money, 'en')} ${accountWords(account, say, kinds.names)}, ${say(funds.get(fund) ?? fund)}`}
        </li>
      ))}
    </ul>
  );
}

function TakeBack({ entry: { id, kind, correctedBy }, api }: { entry: ManualEntry; api: string }) {
  const say = sayHere();
  if (correctedBy) return say('By entry {entry}', { entry: correctedBy });
  if (kind === 'correction' || kind === 'sorting') return '–';
  return (
    <details>
      <summary className={styles.unfold} aria-label={say('Reverse entry {entry}', { entry: id })}>
        {say('Reverse')}
      </summary>
      <ActForm action={`${api}/donations/books/take-back`} className={styles.form}>
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="entry" value={id} />
        <Field name="note" label={say('Reason, without names of donors')}>
          <input name="note" maxLength={500} required />
        </Field>
        <Submit>{say('Reverse')}</Submit>
      </ActForm>
    </details>
  );
}

export const ScanField = ({ label, required = false }: { label: string; required?: boolean }) => (
  <Field name="scan" label={label}>
    <FileInput name="scan" accept={SCAN_TYPES.join(',')} required={required} />
  </Field>
);

/** The scans of an entry's document. More can be added; none is removed or replaced. */
export function Scans({ entry, api }: { entry: EntryWithScans; api: string }) {
  const say = sayHere();
  const { id, kind, scans } = entry;
  const of = documentedBy(entry);
  return (
    <>
      {scans.length > 0 && (
        <ul className={styles.lines}>
          {scans.map((scan, at) => (
            <li key={scan.id}>
              {/* Without `download` the browser navigates first, and the sandbox of the response blocks the download. */}
              <a
                href={`${api}/donations/books/scans/${of}/${scan.id}`}
                download
                aria-label={say('{scan} of entry {entry}', {
                  scan: message(openWords(at, scans.length)),
                  entry: of,
                })}
              >
                {say(openWords(at, scans.length))}
              </a>
              {scan.name !== null && <span className={styles.fileName}>{scan.name}</span>}
            </li>
          ))}
        </ul>
      )}
      {kind === 'spending' && scans.length < MAX_SCANS && (
        <AddScan entry={id} api={api} first={scans.length === 0} />
      )}
    </>
  );
}

const openWords = (at: number, of: number) =>
  of === 1 ? 'Open the scan' : message('Open scan {number}', { number: at + 1 });

function AddScan({ entry, api, first }: { entry: string; api: string; first: boolean }) {
  const say = sayHere();
  const words = first ? 'Add the scan' : 'Add another scan';
  return (
    <details>
      <summary
        className={styles.unfold}
        aria-label={say('{act} to entry {entry}', { act: message(words), entry })}
      >
        {say(words)}
      </summary>
      <ActForm action={`${api}/donations/books/scans`} className={styles.form} takesFile>
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="entry" value={entry} />
        <ScanField
          label={say('PDF, JPEG, PNG, WebP or HEIC, up to 10 MB. Nobody can remove it later.')}
          required
        />
        <Submit>{say(words)}</Submit>
      </ActForm>
    </details>
  );
}
