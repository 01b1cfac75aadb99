import type { Locale } from '#core/locale.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import { areaSlug, type EndpointDoc } from './endpoint-doc.ts';
import css from './endpoints-page.module.css';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const endpointTexts = {
  en: {
    title: 'Calls for developers',
    lede: 'What other programs can ask of this site, and what they are told. Each call takes and gives JSON.',
    document: 'The same as an OpenAPI document',
    contents: 'On this page',
    rules: 'What holds for all',
    english: 'The calls are described in English, in words for people who write programs.',
    rule1:
      'Send JSON in UTF-8 as application/json, at most 16 KiB. A name nobody knows is refused, not ignored.',
    rule2:
      'What is refused comes as a problem document (RFC 9457): 400 for what cannot be read or has another shape, 405 for another method, 413 for too much, 415 for another type, 429 for too often, with Retry-After.',
    rule3: 'The same calls under /am speak Amharic where they speak to visitors.',
    rule4: 'Reading and counting keep nothing about whoever calls: numbers are counted, people are not.',
    takes: 'What it takes',
    answers: 'What it answers',
    example: 'Try it',
    required: 'required',
    optional: 'optional',
    ask: 'Ask now',
    loading: 'Loading',
    failed: 'Error loading contents',
    secret: 'Only for whoever holds the secret, in the header {header}.',
  },
  am: {
    title: 'ለገንቢዎች የተዘጋጁ ጥሪዎች',
    lede: 'ሌሎች ፕሮግራሞች ከዚህ ድረ ገጽ ምን መጠየቅ እንደሚችሉና ምን እንደሚመለስላቸው። እያንዳንዱ ጥሪ JSON ይቀበላል፣ JSON ይመልሳል።',
    document: 'ይኸው በOpenAPI ሰነድ',
    contents: 'በዚህ ገጽ',
    rules: 'ለሁሉም የሚሠራ',
    english: 'የጥሪዎቹ ገለጻ በእንግሊዝኛ ነው፤ ቃላቱ ፕሮግራም ለሚጽፉ ሰዎች ናቸው።',
    rule1: 'በUTF-8 የተጻፈ JSON እንደ application/json ይላኩ፤ ከ16 KiB አይበልጥ። የማይታወቅ ስም ውድቅ ይደረጋል እንጂ ዝም ተብሎ አይታለፍም።',
    rule2:
      'ያልተቀበልነው ጥሪ በችግር ሰነድ (RFC 9457) ይመለሳል፦ ሊነበብ ያልቻለ ወይም ቅርጹ የተለየ 400፣ ሌላ ዘዴ 405፣ ከመጠን በላይ የሆነ 413፣ ሌላ ዓይነት 415፣ በጣም የተደጋገመ 429 ከRetry-After ጋር።',
    rule3: 'እነዚሁ ጥሪዎች በ/am ሥር ለጎብኚዎች በሚናገሩበት ቦታ በአማርኛ ይናገራሉ።',
    rule4: 'ማንበብና መቁጠር ስለሚጠራው ሰው ምንም አያስቀምጡም፤ ቁጥሮች ይቆጠራሉ፤ ሰዎች አይቆጠሩም።',
    takes: 'የሚቀበለው',
    answers: 'የሚመልሰው',
    example: 'ይሞክሩት',
    required: 'የግድ',
    optional: 'አማራጭ',
    ask: 'አሁን ይጠይቁ',
    loading: 'በመጫን ላይ',
    failed: 'ይዘቱን መጫን አልተቻለም',
    secret: 'ምስጢሩን ለያዘ ብቻ፤ በ{header} ራስጌ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type EndpointTexts = Record<keyof (typeof endpointTexts)['en'], string>;

type EndpointsPageProps = { endpoints: readonly EndpointDoc[]; frame: Frame };

/** The rules of all endpoints, and links to the page of each area. */
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

/** In English, the language in which endpoints are described. */
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
