import type { Locale } from '#core/locale.ts';
import { PageTitle } from '#ui/components/page-title.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Contents, WithContents } from '#ui/layout/with-contents.tsx';
import { CallEntry } from './call-entry.tsx';
import { callsTexts } from './calls.texts.ts';
import css from './calls-page.module.css';
import type { ToldCall } from './told-call.ts';

type CallsPageProps = { calls: readonly ToldCall[]; locale: Locale };

/** Every call, for people who write programs: what it takes, what it answers, and a line to try it with. */
export function CallsPage({ calls, locale }: CallsPageProps) {
  const texts = callsTexts[locale];
  const areas = [...new Set(calls.map(({ area }) => area))];
  return (
    <article>
      <Container as="header" className={css.head}>
        <PageTitle words={{ text: texts.title }} />
        <p className={css.lede}>{texts.lede}</p>
        <TextLink href="/api?format=json" look="bold">
          {texts.document}
        </TextLink>
      </Container>
      <Tilet size="header" />
      <WithContents>
        <CallsList calls={calls} label={texts.contents} />
        <div className={css.areas}>
          <Rules locale={locale} />
          {areas.map(area => (
            <section key={area} className={css.area} aria-labelledby={`area-${area}`}>
              <Title look="card" id={`area-${area}`} words={english(area, locale)} className={css.title} />
              {calls
                .filter(call => call.area === area)
                .map(call => (
                  <CallEntry key={call.id} call={call} locale={locale} />
                ))}
            </section>
          ))}
        </div>
      </WithContents>
    </article>
  );
}

/** What the calls say of themselves is written for programmers, in English. */
function english(text: string, locale: Locale) {
  return locale === 'en' ? { text } : { text, lang: 'en' as const };
}

function Rules({ locale }: { locale: Locale }) {
  const texts = callsTexts[locale];
  return (
    <section className={css.rules} aria-labelledby="rules">
      <Title look="card" id="rules" words={{ text: texts.rules }} className={css.title} />
      {locale !== 'en' && <p>{texts.english}</p>}
      <ul>
        {[texts.rule1, texts.rule2, texts.rule3, texts.rule4].map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function CallsList({ calls, label }: { calls: readonly ToldCall[]; label: string }) {
  return (
    <Contents label={label}>
      <ul lang="en">
        {calls.map(({ id, method }) => (
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
