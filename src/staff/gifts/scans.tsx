import { randomUUID } from 'node:crypto';
import { SCAN_TYPES } from '#cms/scans/scan-limits.ts';
import { documentedBy, type EntryWithScans } from '#features/ledger/list-entries.ts';
import { MAX_SCANS } from '#features/ledger/spending-scans.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { Field } from './field.tsx';
import styles from './gifts.module.css';

/** The file of a scan; `required` where the form is about nothing else. */
export const ScanField = ({ label, required = false }: { label: string; required?: boolean }) => (
  <Field name="scan" label={label}>
    <input type="file" name="scan" accept={SCAN_TYPES.join(',')} required={required} />
  </Field>
);

/** The scans of an entry's document. They stay: one can be added, and none is removed or replaced. */
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
              {/* Without `download` the browser goes there first, and the sandbox of the response refuses the download. */}
              <a
                href={`${api}/gifts/books/scans/${of}/${scan.id}`}
                download
                aria-label={say(`${openWords(at, scans.length)} of entry ${of}`)}
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

const openWords = (at: number, of: number) => (of === 1 ? 'Open the scan' : `Open scan ${at + 1}`);

function AddScan({ entry, api, first }: { entry: string; api: string; first: boolean }) {
  const say = sayHere();
  const words = first ? 'Add the scan' : 'Add another scan';
  return (
    <details>
      <summary className={styles.unfold} aria-label={say(`${words} to entry ${entry}`)}>
        {say(words)}
      </summary>
      <ActForm action={`${api}/gifts/books/scans`} className={styles.form} takesFile>
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="entry" value={entry} />
        <ScanField
          label={say('PDF, JPEG, PNG, WebP or HEIC, up to 10 MB. It stays: nobody can remove it.')}
          required
        />
        <button type="submit">{say(words)}</button>
      </ActForm>
    </details>
  );
}
