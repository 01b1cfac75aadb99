'use client';
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { type ApprovalAnswer, MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import type { Approval } from '#cms/approvals/approval-store.ts';
import { message } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import { type Act, usePanelData } from '../panel-data.ts';
import { approvalSentence } from './approval-words.ts';
import styles from './panels.module.css';
import { PublishRequestPanel } from './publish-request.tsx';

/** Beside the form: who was asked to approve this, what they answered, and a form to ask somebody. */
export function ApprovalPanel() {
  const say = useSay();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const modified = useFormModified();
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/approvals`;
  const { data, act } = usePanelData<Approvals>(address, String(lastUpdateTime ?? ''));
  const [asks, setAsks] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { approvals = [], people = [], mayAsk = false } = data ?? {};
  /** There would be a heading with nothing below it, as for authors at what others wrote. */
  const isEmpty = data !== null && approvals.length === 0 && !mayAsk;
  // The pressed button is gone, so keyboard focus moves here.
  const close = () => {
    setAsks(false);
    panel.current?.focus();
  };
  return (
    <>
      <PublishRequestPanel />
      {!isEmpty && (
        <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={say('Approval')}>
          <h2>{say('Approval')}</h2>
          {id === undefined && (
            <p className={styles.hint}>{say('Save a draft first; then you can ask somebody.')}</p>
          )}
          {approvals.map(approval => (
            <ApprovalItem key={approval.id} approval={approval} act={act} />
          ))}
          {mayAsk && !asks && (
            <p className={styles.hint}>
              {say(
                'Somebody you choose reads it and says yes or no. This does not put anything on the site.',
              )}
            </p>
          )}
          {mayAsk && !asks && (
            <p>
              <button type="button" onClick={() => setAsks(true)}>
                {say('Ask for approval…')}
              </button>
            </p>
          )}
          {asks && <AskForm people={people} isUnsaved={modified} act={act} close={close} />}
        </section>
      )}
    </>
  );
}

function ApprovalItem({ approval, act }: { approval: ListedApproval; act: Act }) {
  const say = useSay();
  const { id, state, note, words, isPresent, mayAnswer, mayWithdraw } = approval;
  const [problem, setProblem] = useState('');
  const isAnswered = state === 'approved' || state === 'changes';
  return (
    <div className={styles.approval} data-state={state}>
      <p>
        <strong>{say(approvalSentence(approval))}</strong>
      </p>
      {isAnswered && words && <blockquote>{words}</blockquote>}
      {isAnswered && !isPresent && <p className={styles.hint}>{say('This is about an earlier version.')}</p>}
      {state === 'open' && !isPresent && (
        <p className={styles.hint}>{say('It has changed since. The link shows the earlier version.')}</p>
      )}
      {note && (
        <p className={styles.hint}>
          {say(mayAnswer ? message('Their comment: {note}', { note }) : message('Comment: {note}', { note }))}
        </p>
      )}
      {mayAnswer && <AnswerForm approval={id} act={act} />}
      {state === 'open' && mayWithdraw && (
        <p className={styles.buttons}>
          <button
            type="button"
            onClick={() =>
              void act({ method: 'DELETE', body: { approval: id } }).then(refused =>
                setProblem(refused ?? ''),
              )
            }
          >
            {say('Withdraw')}
          </button>
          <span role="status">{say(problem)}</span>
        </p>
      )}
    </div>
  );
}

type AskFormProps = {
  people: readonly { id: number; name: string }[];
  isUnsaved: boolean;
  act: Act;
  close: () => void;
};

const nobodyYet = { who: '', name: '', email: '', language: 'en', note: '' };
type Values = typeof nobodyYet;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type SetValue = (name: keyof Values) => (event: ChangeEvent<Control>) => void;

/** Asks somebody for approval. A fieldset, because it is nested in the document's form. */
function AskForm({ people, isUnsaved, act, close }: AskFormProps) {
  const say = useSay();
  const field = useId();
  const [problem, setProblem] = useState('');
  const [first] = people;
  const [values, setValues] = useState({ ...nobodyYet, who: first ? String(first.id) : '' });
  const set: SetValue = name => event => setValues({ ...values, [name]: event.target.value });

  async function send(): Promise<void> {
    const { who, note, ...person } = values;
    const body = who === '' ? { ...person, note } : { staff: Number(who), note };
    const refused = await act({ method: 'POST', body });
    if (refused) setProblem(refused);
    else close();
  }

  return (
    <fieldset className={styles.form}>
      <legend>{say('Ask for approval')}</legend>
      {isUnsaved && (
        <p className={styles.hint}>{say('They see the saved version, without your unsaved changes.')}</p>
      )}
      <label htmlFor={`${field}-who`}>{say('Who to ask')}</label>
      <select id={`${field}-who`} value={values.who} onChange={set('who')}>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{say('Somebody without an account')}</option>
      </select>
      {values.who === '' && <GuestFields field={field} values={values} set={set} />}
      <label htmlFor={`${field}-note`}>{say('Comment (optional)')}</label>
      <textarea
        id={`${field}-note`}
        rows={3}
        maxLength={MOST_WORDS}
        value={values.note}
        onChange={set('note')}
      />
      <p className={styles.hint}>
        {say(
          'They get a mail with a link to the saved version, for 14 days. Their answer doesn’t publish anything.',
        )}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void send()}>
          {say('Send the link')}
        </button>
        <button type="button" onClick={close}>
          {say('Cancel')}
        </button>
      </p>
      <p role="alert">{say(problem)}</p>
    </fieldset>
  );
}

function GuestFields({ field, values, set }: { field: string; values: Values; set: SetValue }) {
  const say = useSay();
  return (
    <>
      <label htmlFor={`${field}-name`}>{say('Their name')}</label>
      <input
        id={`${field}-name`}
        value={values.name}
        maxLength={120}
        onChange={set('name')}
        autoComplete="off"
      />
      <label htmlFor={`${field}-email`}>{say('Their email')}</label>
      <input
        id={`${field}-email`}
        type="email"
        value={values.email}
        onChange={set('email')}
        autoComplete="off"
      />
      <label htmlFor={`${field}-language`}>{say('Language of the mail')}</label>
      <select id={`${field}-language`} value={values.language} onChange={set('language')}>
        <option value="en">{say('English')}</option>
        <option value="am">አማርኛ</option>
      </select>
    </>
  );
}

type AnswerFormProps = { approval: number; act: Act };

/** Answers as the colleague who was asked. A fieldset, because it is nested in the document's form. */
function AnswerForm({ approval, act }: AnswerFormProps) {
  const say = useSay();
  const field = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');

  async function send(answer: ApprovalAnswer): Promise<void> {
    // A refusal without a reason would not help the author.
    if (answer === 'changes' && words.trim() === '') return setProblem('Please write what should change.');
    setProblem((await act({ method: 'PATCH', body: { approval, answer, words } })) ?? '');
  }

  return (
    <fieldset className={styles.form}>
      <legend>{say('Your answer')}</legend>
      <label htmlFor={`${field}-words`}>{say('Comment on your answer (optional)')}</label>
      <textarea
        id={`${field}-words`}
        rows={3}
        maxLength={MOST_WORDS}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <p className={styles.hint}>
        {say('Your answer doesn’t publish anything. Whoever asked you gets it by mail.')}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void send('approved')}>
          {say('Approve')}
        </button>
        <button type="button" onClick={() => void send('changes')}>
          {say('Ask for changes')}
        </button>
      </p>
      <p role="alert">{say(problem)}</p>
    </fieldset>
  );
}

/** An approval as the endpoint returns it. */
type ListedApproval = Omit<Approval, 'content'> & {
  isPresent: boolean;
  mayAnswer: boolean;
  mayWithdraw: boolean;
};
type Approvals = { approvals: ListedApproval[]; people: { id: number; name: string }[]; mayAsk: boolean };
