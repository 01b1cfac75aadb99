import type { Locale } from '#core/locale.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { endpointTexts } from './endpoint.texts.ts';
import { areaSlug, type EndpointDoc } from './endpoint-doc.ts';
import css from './endpoints-page.module.css';

type EndpointsPageProps = { endpoints: readonly EndpointDoc[]; frame: Frame };

/** What holds for all endpoints, and where each is described: one page for each area. */
export function EndpointsPage({ endpoints, frame: { renderContext, to } }: EndpointsPageProps) {
  const { locale } = renderContext;
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
      <Container className={css.areas}>
        <Rules locale={locale} />
        {areas.map(area => (
          <Area
            key={area}
            area={area}
            href={to(`/developers/${areaSlug(area)}`)}
            endpoints={endpoints.filter(endpoint => endpoint.area === area)}
          />
        ))}
      </Container>
    </article>
  );
}

type AreaProps = { area: string; href: string; endpoints: readonly EndpointDoc[] };

/** In English, in which endpoints describe themselves for programmers. */
function Area({ area, href, endpoints }: AreaProps) {
  const id = `area-${areaSlug(area)}`;
  return (
    <section className={css.area} aria-labelledby={id} lang="en">
      <Title variant="card" id={id} className={css.title}>
        <a href={href} className={css['to-area']}>
          {area}
        </a>
      </Title>
      <ul>
        {endpoints.map(endpoint => (
          <li key={endpoint.id} id={endpoint.id}>
            <TextLink href={`${href}#${endpoint.id}`} className={css.call}>
              <span className={css.method}>{endpoint.method}</span> {endpoint.id}
            </TextLink>
            <span>{endpoint.summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
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
