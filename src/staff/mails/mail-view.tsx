import type { UIFieldServerProps } from 'payload';
import type { Locale } from '#core/locale.ts';
import { issueBody } from '#features/newsletter/issues/issue-mails.action.ts';
import { letterAddress } from '#features/tickets/letters/letter.rules.ts';
import { findLetter } from '#features/tickets/letters/letter-store.ts';
import { LETTER_KIND, LETTER_TEST_KIND } from '#features/tickets/orders/order-mail.texts.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { type MailState, mailStateWords } from '#platform/mail/mail.rules.ts';
import { findMailDelivery } from '#platform/mail/mail-delivery.ts';
import { findWords, linksAreShown } from '#platform/mail/outbox-maintenance.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './outbox.module.css';
import { TryAgain } from './try-again.tsx';
import { previewLetter } from './write-mails.tsx';

type Shown = {
  id?: number;
  state?: MailState;
  reason?: string | null;
  bulkOf?: string | null;
  kind?: string;
  locale?: Locale;
};

const retriable: readonly MailState[] = ['failed', 'bounced', 'held'];

/** A mail as its recipient sees it, with its delivery status and what can be done about it. */
export async function MailView({ data, payload }: UIFieldServerProps) {
  const say = sayHere();
  const { id, state, reason, bulkOf, kind, locale = 'en' } = data as Shown;
  if (id === undefined || state === undefined) return null;
  const isLetter = kind === LETTER_KIND || kind === LETTER_TEST_KIND;
  const letter = isLetter ? await findLetter({ payload }, bulkOf ?? '') : null;
  const words = letter
    ? await previewLetter(letter, locale)
    : await findWords({ payload }, id, { bulkWords: issueBody });
  const delivery = await findMailDelivery(cmsPool(payload), startClock(env.FIXED_NOW).now());
  const linksLeadNowhere = Boolean(bulkOf) || !linksAreShown();
  return (
    <section className={styles.mail} aria-label={say('Delivery of this mail')}>
      <p className={styles.state} data-state={state}>
        <strong>{say(mailStateWords[state])}</strong>
        {reason && <span>{reason}</span>}
      </p>
      {delivery !== 'no-server' && retriable.includes(state) && <TryAgain id={id} />}
      {words ? (
        <>
          {linksLeadNowhere && <p className={styles.hint}>{say(linksWithheld)}</p>}
          <iframe
            title={say('The mail as the reader sees it')}
            src={letter ? letterAddress(letter.id, locale) : `/api/mails/${id}/body`}
            sandbox={linksLeadNowhere ? '' : 'allow-popups allow-popups-to-escape-sandbox'}
          />
          <details>
            <summary>{say('The same mail as text')}</summary>
            <pre>{words.text}</pre>
          </details>
        </>
      ) : (
        <p className={styles.hint}>{say(whyNoWords(state, bulkOf))}</p>
      )}
    </section>
  );
}

const linksWithheld =
  'Links do not open here, because some are meant only for the reader. The text below the mail shows where they lead.';

function whyNoWords(state: MailState, bulkOf: string | null | undefined): string {
  if (bulkOf) return 'This mail belongs to an issue that no longer exists or may no longer be shown.';
  return state === 'sent'
    ? 'The text of a mail is deleted thirty days after it was sent.'
    : 'This mail has not been written yet. The mail worker writes it within seconds. If this message stays, the worker is not running: see "Is everything working?".';
}
