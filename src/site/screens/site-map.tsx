import type { Locale } from '#core/locale.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { MappedPage, SitePage } from '#site/readers/read-site-map.ts';
import { pageGroups } from '#site/standing-pages.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import { PageHeader } from './page-header.tsx';
import css from './site-map.module.css';

/** The words of the site map. Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const siteMapTexts = {
  en: {
    title: 'Site map',
    intro: 'Every page of this site, by topic.',
    mission: 'The mission',
    takePart: 'Take part',
    news: 'What is new',
    account: 'Your account',
    legal: 'About this site',
  },
  am: {
    title: 'የድረ ገጹ ካርታ',
    intro: 'የዚህ ድረ ገጽ ገጾች ሁሉ በየርዕሰ ጉዳያቸው ተዘርዝረው እዚህ ይገኛሉ።',
    mission: 'ድርጅታችን',
    takePart: 'ይሳተፉ',
    news: 'አዲስ ነገር',
    account: 'የእርስዎ መለያ',
    legal: 'ስለዚህ ድረ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type SiteMapProps = { pages: readonly MappedPage[]; frame: Frame };

/** Every page a visitor can open, in groups, with the pages below each. */
export function SiteMap({ pages, frame }: SiteMapProps) {
  const texts = siteMapTexts[frame.renderContext.locale];
  const groups = pageGroups
    .map(group => ({ group, pages: pages.filter(page => page.group === group) }))
    .filter(({ pages: found }) => found.length > 0);
  return (
    <>
      <PageHeader
        field="lilac"
        scene="site-map"
        title={{ text: texts.title }}
        intro={{ text: texts.intro }}
      />
      <Container className={css.groups}>
        {groups.map(({ group, pages: found }) => (
          <section key={group} aria-labelledby={`map-${group}`} data-group={group}>
            <Title variant="card" id={`map-${group}`} words={{ text: texts[group] }} className={css.title} />
            <Links pages={found} to={frame.to} className={css.pages} />
          </section>
        ))}
      </Container>
    </>
  );
}

type LinksProps = { pages: readonly SitePage[]; to: Frame['to']; className?: string | undefined };

function Links({ pages, to, className }: LinksProps) {
  return (
    <ul className={className}>
      {pages.map(({ path, label, pages: below }) => (
        <li key={path}>
          <TextLink href={to(path)} variant="nav">
            <LocalizedText words={label} />
          </TextLink>
          {below.length > 0 && <Links pages={below} to={to} className={css.below} />}
        </li>
      ))}
    </ul>
  );
}
