import type { Locale } from '#core/locale.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Contents, WithContents } from '#ui/layout/with-contents.tsx';
import { endpointTexts } from './endpoint.texts.ts';
import type { EndpointDoc } from './endpoint-doc.ts';
import { EndpointEntry } from './endpoint-entry.tsx';
import css from './endpoints-page.module.css';

type EndpointsPageProps = { endpoints: readonly EndpointDoc[]; locale: Locale };

/** Every endpoint, for programmers: what it takes, what it answers, and a command to try it with. */
export function EndpointsPage({ endpoints, locale }: EndpointsPageProps) {
  const texts = endpointTexts[locale];
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  return (
    <article>
      <Container as="header" className={css.head}>
        <PageTitle words={{ text: texts.title }} />
        <p className={css.lede}>{texts.lede}</p>
        <TextLink href="/api?format=json" variant="bold">
          {texts.document}
        </TextLink>
      </Container>
      <Tilet size="header" />
      <WithContents>
        <EndpointList endpoints={endpoints} label={texts.contents} />
        <div className={css.areas}>
          <Rules locale={locale} />
          {areas.map(area => (
            <section key={area} className={css.area} aria-labelledby={`area-${area}`}>
              <Title variant="card" id={`area-${area}`} words={english(area, locale)} className={css.title} />
              {endpoints
                .filter(endpoint => endpoint.area === area)
                .map(endpoint => (
                  <EndpointEntry key={endpoint.id} endpoint={endpoint} locale={locale} />
                ))}
            </section>
          ))}
        </div>
      </WithContents>
    </article>
  );
}

/** Endpoints describe themselves in English, for programmers. */
function english(text: string, locale: Locale) {
  return locale === 'en' ? { text } : { text, lang: 'en' as const };
}

function Rules({ locale }: { locale: Locale }) {
  const texts = endpointTexts[locale];
  return (
    <section className={css.rules} aria-labelledby="rules">
      <Title variant="card" id="rules" words={{ text: texts.rules }} className={css.title} />
      {locale !== 'en' && <p>{texts.english}</p>}
      <ul>
        {[texts.rule1, texts.rule2, texts.rule3, texts.rule4].map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function EndpointList({ endpoints, label }: { endpoints: readonly EndpointDoc[]; label: string }) {
  return (
    <Contents label={label}>
      <ul lang="en">
        {endpoints.map(({ id, method }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={css.method} data-method={method}>
                {method}
              </span>
              {id}
            </a>
          </li>
        ))}
      </ul>
    </Contents>
  );
}
