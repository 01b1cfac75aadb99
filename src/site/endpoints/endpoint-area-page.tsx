import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Contents, WithContents } from '#ui/layout/with-contents.tsx';
import { endpointTexts } from './endpoint.texts.ts';
import type { EndpointDoc } from './endpoint-doc.ts';
import { EndpointEntry } from './endpoint-entry.tsx';
import css from './endpoints-page.module.css';

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
