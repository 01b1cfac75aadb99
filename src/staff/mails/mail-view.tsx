import type { UIFieldServerProps } from 'payload';
import { env } from '#platform/env.ts';
import { type MailState, mailStateWords } from '#platform/mail/mail.rules.ts';
import { findWords } from '#platform/mail/outbox-care.ts';
import styles from './outbox.module.css';
import { TryAgain } from './try-again.tsx';

type Shown = {
  id?: number;
  state?: MailState;
  reason?: string | null;
  bulkOf?: string | null;
};

const retriable: readonly MailState[] = ['failed', 'bounced', 'held'];

/** One mail as its reader gets it, above its facts: what became of it, and what can be done about it. */
export async function MailView({ data, payload }: UIFieldServerProps) {
  const { id, state, reason, bulkOf } = data as Shown;
  if (id === undefined || state === undefined) return null;
  const words = await findWords({ payload }, id);
  return (
    <section className={styles.mail} aria-label="What became of this mail">
      <p className={styles.state} data-state={state}>
        <strong>{mailStateWords[state]}</strong>
        {reason && <span>{reason}</span>}
      </p>
      {env.SMTP_URL !== undefined && retriable.includes(state) && <TryAgain id={id} />}
      {words ? (
        <>
          <iframe
            title="The mail as its reader sees it"
            src={`/api/mails/${id}/body`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
          <details>
            <summary>The same as text</summary>
            <pre>{words.text}</pre>
          </details>
        </>
      ) : (
        <p className={styles.hint}>{whyNoWords(state, bulkOf)}</p>
      )}
    </section>
  );
}

function whyNoWords(state: MailState, bulkOf: string | null | undefined): string {
  if (bulkOf) return 'This mail is one of an issue: its words are those of the issue, which are kept there.';
  return state === 'sent'
    ? 'The words of a mail are deleted thirty days after it was sent.'
    : 'This mail is not written yet. That takes a moment, while the mail worker runs.';
}
