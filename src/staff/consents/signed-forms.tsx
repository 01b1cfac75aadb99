'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SignedForm } from '#cms/consents/signed-form-store.ts';
import { MAX_SCAN_BYTES, SCAN_TYPES } from '#cms/scans/scan-files.ts';
import { formTexts } from '#cms/signed-forms/signed-forms.texts.ts';
import { message, shownMoment } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import { usePanelData } from '../panel-data.ts';
import { FileInput } from '../parts/file-input.tsx';
import styles from './signed-forms.module.css';

/** In the form of a consent record: the signed forms stored with it, encrypted. */
export function SignedForms() {
  const say = useSay();
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const address = id === undefined ? null : `${config.routes.api}/signed-forms/${id}`;
  const { data, act } = usePanelData<Forms>(address);
  const { forms = [], mayOpen = false } = data ?? {};
  const add = (file: File) => {
    const body = new FormData();
    body.append('file', file);
    return act({ method: 'POST', body });
  };
  const remove = (form: string) => act({ method: 'DELETE' }, `/${form}`);
  return (
    <section className={styles.panel} aria-label={say('Signed forms')}>
      <h2>{say('Signed forms')}</h2>
      <p className={styles.hint}>
        {say(
          'Stored encrypted: only admins can open or remove them, and each time is recorded under “Who did what”.',
        )}
      </p>
      {address === null && <p>{say('Save the record first; then you can add signed forms.')}</p>}
      {data && forms.length === 0 && <p>{say('There are none yet.')}</p>}
      {forms.length > 0 && (
        <ul className={styles.list}>
          {forms.map(form => (
            <Form
              key={form.id}
              form={form}
              address={mayOpen ? `${address}/${form.id}` : null}
              remove={remove}
            />
          ))}
        </ul>
      )}
      {data && <AddForm add={add} />}
    </section>
  );
}

const kindNames = { pdf: 'PDF', jpg: 'photo', png: 'photo' } as const;
const formatSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

type FormProps = {
  form: SignedForm;
  /** Null for people who may not open it. */
  address: string | null;
  remove: (id: string) => Promise<string | null>;
};

function Form({ form, address, remove }: FormProps) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState('');
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the harmless answer gets the focus.
  useEffect(() => {
    if (asks) keep.current?.focus();
  }, [asks]);
  const name = form.name ?? say('A form that cannot be opened with the current secret');
  return (
    <li className={styles.form}>
      <p>
        <strong>{name}</strong>{' '}
        <span className={styles.hint}>
          {say('{kind}, {size}, added {addedAt} by {by}', {
            kind: message(kindNames[form.kind]),
            size: formatSize(form.bytes),
            addedAt: shownMoment(form.addedAt),
            by: form.by ?? message('a deleted account'),
          })}
        </span>
      </p>
      {address !== null && !asks && (
        <p className={styles.buttons}>
          <a href={address} download>
            {say('Download')}
            <span className={styles.unseen}> {name}</span>
          </a>
          <button type="button" onClick={() => setAsks(true)}>
            {say('Remove…')}
            <span className={styles.unseen}> {name}</span>
          </button>
        </p>
      )}
      {asks && (
        <p className={styles.buttons}>
          <span role="status">{say('Remove it for good? Nobody can restore it.')}</span>
          <button ref={keep} type="button" onClick={() => setAsks(false)}>
            {say('Keep it')}
          </button>
          <button
            type="button"
            onClick={() => void remove(form.id).then(refused => setProblem(refused ?? ''))}
          >
            {say('Remove for good')}
          </button>
        </p>
      )}
      {problem && <p role="alert">{say(problem)}</p>}
    </li>
  );
}

function AddForm({ add }: { add: (file: File) => Promise<string | null> }) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const say = useSay();
  const [state, setState] = useState<{ busy: boolean; says: string; failed?: boolean }>({
    busy: false,
    says: '',
  });

  async function choose({ currentTarget }: FormEvent<HTMLInputElement>): Promise<void> {
    const files = [...(currentTarget.files ?? [])];
    setState({ busy: true, says: say('Checking and encrypting…') });
    for (const file of files) {
      const refused = file.size > MAX_SCAN_BYTES ? formTexts.tooLarge : await add(file);
      if (refused) return end(`${file.name}: ${say(refused)}`, true);
    }
    end(
      say('{count, plural, one {The form is stored.} other {# forms are stored.}}', { count: files.length }),
    );
  }

  function end(says: string, failed = false): void {
    if (input.current) input.current.value = '';
    setState({ busy: false, says, failed });
  }

  return (
    <div className={styles.add}>
      <label htmlFor={field}>
        {say('Add signed forms (PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each)')}
      </label>
      <FileInput
        ref={input}
        id={field}
        multiple
        accept={SCAN_TYPES.join(',')}
        disabled={state.busy}
        onChange={event => void choose(event)}
      />
      <p role="status" className={state.failed ? styles.problem : undefined}>
        {state.says}
      </p>
    </div>
  );
}

type Forms = { forms: SignedForm[]; mayOpen: boolean };
