import type { Frame } from '#site/frame/read-frame.ts';
import type { MappedPage, SitePage } from '#site/readers/read-site-map.ts';
import { pageGroups } from '#site/standing-pages.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { PageHeader } from './page-header.tsx';
import css from './site-map.module.css';
import { siteMapTexts } from './site-map.texts.ts';

type SiteMapProps = { pages: readonly MappedPage[]; frame: Frame };

/** Every page a visitor can open, in groups, each below the one it belongs to. */
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
