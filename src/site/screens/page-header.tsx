import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { env } from '#platform/env.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Highlands, Scene, type SceneName } from '#ui/components/scene.tsx';
import { StatedText } from '#ui/components/stated-text.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { type Field, fieldClass } from '#ui/layout/field.ts';
import { Container } from '#ui/layout/section.tsx';
import feedLinkCss from './feed-link.module.css';
import css from './page-header.module.css';

type PageHeaderProps = {
  title: Words;
  subtitle?: Words;
  intro?: Words;
  /** The colour of the sky; each area of the site has its own. */
  field: Field;
  /** The scene with people at the right, instead of the highlands. */
  scene?: SceneName | undefined;
  children?: ReactNode;
};

/**
 * The head of a page: text on a coloured field with people or the highlands, and the woven border. In dark mode the field
 * is night.
 */
export function PageHeader({ title, subtitle, intro, field, scene, children }: PageHeaderProps) {
  const words = (
    <Container className={classNames(css.words, scene && css['beside-scene'])}>
      <Title as="h1" variant="page" lang={title.lang}>
        <StatedText words={title} />
      </Title>
      {subtitle?.text && <Title as="p" variant="story" words={subtitle} />}
      {intro?.text && (
        <p className={css.intro} lang={intro.lang}>
          <StatedText words={intro} />
        </p>
      )}
      {children}
    </Container>
  );
  return (
    <div
      className={classNames(css.header, fieldClass(field), scene && css['with-scene'])}
      data-page-header
      data-scene={scene ?? 'highlands'}
    >
      {scene ? (
        <>
          {words}
          <Scene name={scene} className={css.scene} />
        </>
      ) : (
        <>
          <div className={css.land}>
            <Highlands />
          </div>
          {words}
        </>
      )}
      <Tilet size="header" className={css.tilet} />
    </div>
  );
}

/** The link to a feed or a calendar in the head of a page. */
export function FeedLink({ href, label, calendar }: { href: string; label: string; calendar?: boolean }) {
  return (
    <a
      className={feedLinkCss.feed}
      href={href}
      type={calendar ? 'text/calendar' : 'application/atom+xml'}
      data-on-art
    >
      <Icon name={calendar ? 'calendar' : 'rss'} size="small" />
      {label}
    </a>
  );
}

/** The address of the calendar of all events with the scheme `webcal:`, so that calendar programs subscribe to it. */
export function calendarAddress({ paths }: Pick<Frame, 'paths'>): string {
  return new URL(paths.calendar, env.SITE_URL).href.replace(/^https?:/, 'webcal:');
}
