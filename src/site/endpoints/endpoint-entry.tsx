import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { type EndpointTexts, endpointTexts } from './endpoint.texts.ts';
import type { EndpointDoc, FieldDoc, ResponseDoc } from './endpoint-doc.ts';
import css from './endpoint-entry.module.css';
import { TryEndpoint } from './try-endpoint.island.tsx';

type EndpointEntryProps = { endpoint: EndpointDoc; locale: Locale };

/** One endpoint: its address, what it takes, its responses. */
export function EndpointEntry({ endpoint, locale }: EndpointEntryProps) {
  const texts = endpointTexts[locale];
  const { id, method, path, summary, details, secretHeader, fields, responses, command } = endpoint;
  return (
    <section className={css.endpoint} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.head} lang="en">
        <Title as="h2" variant="story" id={`${id}-title`} words={{ text: summary }} />
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
        {isCallable(endpoint) && (
          <div className={css.ask} data-needs-script>
            <Island
              name="TryEndpoint"
              of={TryEndpoint}
              props={{ id, path, texts: { ask: texts.ask, loading: texts.loading, failed: texts.failed } }}
            />
          </div>
        )}
      </Lines>
      <Responses responses={responses} texts={texts} />
    </section>
  );
}

function Fields({ fields, texts }: { fields: readonly FieldDoc[]; texts: EndpointTexts }) {
  return (
    <div className={css.part}>
      <h3 className={css.label}>{texts.takes}</h3>
      <dl className={css.fields}>
        {fields.map(({ name, type, required, description }) => (
          <div key={name}>
            <dt>
              <code lang="en">{name}</code>
              <span className={css.type} lang="en">
                {type}
              </span>
              <span className={css.type}>{required ? texts.required : texts.optional}</span>
            </dt>
            <dd lang="en">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Responses({ responses, texts }: { responses: readonly ResponseDoc[]; texts: EndpointTexts }) {
  return (
    <div className={css.part}>
      <h3 className={css.label}>{texts.answers}</h3>
      <dl className={css.responses} lang="en">
        {responses.map(({ status, description, example }) => (
          <div key={status}>
            <dt className={css.status} data-ends={Number(status) < 400 ? 'well' : 'refused'}>
              {status}
            </dt>
            <dd>
              {description}
              {example && <Code text={example} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A GET that needs neither a secret nor any field. */
function isCallable({ method, secretHeader, fields }: EndpointDoc): boolean {
  return method === 'GET' && !secretHeader && !fields.some(({ required }) => required);
}

function Lines({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div className={css.part}>
      <h3 className={css.label}>{label}</h3>
      <Code text={text} />
      {children}
    </div>
  );
}

/** Long lines scroll sideways, by keyboard too. */
function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={css.code} lang="en" tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
