import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container } from '#ui/layout/section.tsx';
import { Contents, WithContents } from '#ui/layout/with-contents.tsx';
import type { EndpointDoc, FieldDoc, ResponseDoc } from './endpoint-doc.ts';
import endpointEntryCss from './endpoint-entry.module.css';
import css from './endpoints-page.module.css';
import { type EndpointTexts, endpointTexts } from './endpoints-page.tsx';
import { TryEndpoint } from './try-endpoint.island.tsx';

type EndpointAreaPageProps = { area: string; endpoints: readonly EndpointDoc[]; frame: Frame };

/** The endpoints of one area: what each takes, what it answers, and a command to try it with. */
export function EndpointAreaPage({ area, endpoints, frame: { renderContext, to } }: EndpointAreaPageProps) {
  const { locale } = renderContext;
  const texts = endpointTexts[locale];
  return (
    <article>
      <Container as="header" className={css.head}>
        <TextLink href={to('/developers')} variant="bold">
          {texts.title}
        </TextLink>
        <PageTitle words={locale === 'en' ? { text: area } : { text: area, lang: 'en' }} />
        {locale !== 'en' && <p className={css.lede}>{texts.english}</p>}
      </Container>
      <Tilet size="header" />
      <WithContents>
        <Contents label={texts.contents}>
          <ul lang="en">
            {endpoints.map(({ id, method }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={css.method}>{method}</span> {id}
                </a>
              </li>
            ))}
          </ul>
        </Contents>
        <div className={css.entries}>
          {endpoints.map(endpoint => (
            <EndpointEntry key={endpoint.id} endpoint={endpoint} locale={locale} />
          ))}
        </div>
      </WithContents>
    </article>
  );
}

type EndpointEntryProps = { endpoint: EndpointDoc; locale: Locale };

/** One endpoint: its address, what it takes, its responses. */
function EndpointEntry({ endpoint, locale }: EndpointEntryProps) {
  const texts = endpointTexts[locale];
  const { id, method, path, summary, details, secretHeader, fields, responses, command } = endpoint;
  return (
    <section className={endpointEntryCss.endpoint} id={id} aria-labelledby={`${id}-title`}>
      <div className={endpointEntryCss.head} lang="en">
        <Title as="h2" variant="story" id={`${id}-title`} words={{ text: summary }} />
        <p className={endpointEntryCss.address}>
          <span className={endpointEntryCss.method} data-method={method}>
            {method}
          </span>
          <code className={endpointEntryCss.path}>{path}</code>
        </p>
        {details && <p>{details}</p>}
      </div>
      {secretHeader && <p>{texts.secret.replace('{header}', () => secretHeader)}</p>}
      {fields.length > 0 && <Fields fields={fields} texts={texts} />}
      <Lines label={texts.example} text={command}>
        {isCallable(endpoint) && (
          <div className={endpointEntryCss.ask} data-needs-script>
            <Island>
              <TryEndpoint
                id={id}
                path={path}
                texts={{ ask: texts.ask, loading: texts.loading, failed: texts.failed }}
              />
            </Island>
          </div>
        )}
      </Lines>
      <Responses responses={responses} texts={texts} />
    </section>
  );
}

function Fields({ fields, texts }: { fields: readonly FieldDoc[]; texts: EndpointTexts }) {
  return (
    <div className={endpointEntryCss.part}>
      <h3 className={endpointEntryCss.label}>{texts.takes}</h3>
      <dl className={endpointEntryCss.fields}>
        {fields.map(({ name, type, required, description }) => (
          <div key={name}>
            <dt>
              <code lang="en">{name}</code>
              <span className={endpointEntryCss.type} lang="en">
                {type}
              </span>
              <span className={endpointEntryCss.type}>{required ? texts.required : texts.optional}</span>
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
    <div className={endpointEntryCss.part}>
      <h3 className={endpointEntryCss.label}>{texts.answers}</h3>
      <dl className={endpointEntryCss.responses} lang="en">
        {responses.map(({ status, description, example }) => (
          <div key={status}>
            <dt className={endpointEntryCss.status} data-ends={Number(status) < 400 ? 'well' : 'refused'}>
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
    <div className={endpointEntryCss.part}>
      <h3 className={endpointEntryCss.label}>{label}</h3>
      <Code text={text} />
      {children}
    </div>
  );
}

/** Long lines scroll sideways, by keyboard too. */
function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={endpointEntryCss.code} lang="en" tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
