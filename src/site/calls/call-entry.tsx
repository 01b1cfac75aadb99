import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './call-entry.module.css';
import { type CallsTexts, callsTexts } from './calls.texts.ts';
import type { ToldCall, ToldEnd, ToldField } from './told-call.ts';

type CallEntryProps = { call: ToldCall; locale: Locale };

/** One call: its address, what it takes, how it can end. */
export function CallEntry({ call, locale }: CallEntryProps) {
  const texts = callsTexts[locale];
  const { id, method, path, summary, details, secretHeader, fields, ends, command } = call;
  return (
    <section className={css.call} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.head} lang="en">
        <Title as="h3" look="story" id={`${id}-title`} words={{ text: summary }} />
        <p className={css.address}>
          <span className={css.method} data-method={method}>
            {method}
          </span>
          <code className={css.path}>{path}</code>
        </p>
        {details && <p>{details}</p>}
      </div>
      {secretHeader && <p>{texts.secret.replace('{header}', () => secretHeader)}</p>}
      {fields.length > 0 && <Fields fields={fields} texts={texts} />}
      <Lines label={texts.example} text={command}>
        {isAskable(call) && <AskNow call={call} texts={texts} />}
      </Lines>
      <Ends ends={ends} texts={texts} />
    </section>
  );
}

function Fields({ fields, texts }: { fields: readonly ToldField[]; texts: CallsTexts }) {
  return (
    <div className={css.part}>
      <h4 className={css.label}>{texts.takes}</h4>
      <dl className={css.fields}>
        {fields.map(({ name, type, required, says }) => (
          <div key={name}>
            <dt>
              <code lang="en">{name}</code>
              <span className={css.type} lang="en">
                {type}
              </span>
              <span className={css.type}>{required ? texts.required : texts.optional}</span>
            </dt>
            {says && <dd lang="en">{says}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Ends({ ends, texts }: { ends: readonly ToldEnd[]; texts: CallsTexts }) {
  return (
    <div className={css.part}>
      <h4 className={css.label}>{texts.answers}</h4>
      <dl className={css.ends} lang="en">
        {ends.map(({ status, says, example }) => (
          <div key={status}>
            <dt className={css.status} data-ends={Number(status) < 400 ? 'well' : 'refused'}>
              {status}
            </dt>
            <dd>
              {says}
              {example && <Code text={example} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Reading that needs neither a secret nor anything to be filled in. */
function isAskable({ method, secretHeader, fields }: ToldCall): boolean {
  return method === 'GET' && !secretHeader && !fields.some(({ required }) => required);
}

/** Asks the call from this page and shows what it answers (ask-now.browser.ts). */
function AskNow({ call: { id, path }, texts }: { call: ToldCall; texts: CallsTexts }) {
  return (
    <div className={css.ask} data-needs-script>
      <Button
        size="small"
        data-ask={path}
        data-call={id}
        data-loading={texts.loading}
        data-failed={texts.failed}
      >
        {texts.ask}
        <VisuallyHidden> {id}</VisuallyHidden>
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={css.code} lang="en" role="status" tabIndex={0} data-answer="" hidden />
    </div>
  );
}

function Lines({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div className={css.part}>
      <h4 className={css.label}>{label}</h4>
      <Code text={text} />
      {children}
    </div>
  );
}

/** Long lines are moved sideways, by keyboard too. */
function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={css.code} lang="en" tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
