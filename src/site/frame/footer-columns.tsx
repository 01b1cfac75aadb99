import type { ReactNode } from 'react';
import { nameOfPage } from '#site/standing-pages.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './footer-columns.module.css';
import type { Frame, LinkProps } from './read-frame.ts';

/** The menu's pages by column, in this order (design brief 9). */
const columns = [
  { title: 'mission', paths: ['/about', '/team', '/projects', '/reports'] },
  { title: 'takePart', paths: ['/events', '/meet', '/partnership', '/donate'] },
  { title: 'keepInTouch', paths: ['/news', '/contact'] },
] as const;

/** Partners and Donate have the accents of the menu (spec 2). */
const accents = { green: css.green, 'dark-green': css.darkGreen } as const;

/** Pages that help to find others and are in no menu. */
const beyondMenu = ['/latest-updates', '/newsletter'];

/** Every page of the menu in three columns; the last one ends with the social links and the remaining pages. */
export function FooterColumns({ frame }: { frame: Frame }) {
  const { organisation, menu, texts, linkPropsOf, renderContext, to } = frame;
  return columns.map(({ title, paths }) => (
    <nav key={title} aria-labelledby={`foot-${title}`}>
      <Title as="p" variant="tile" id={`foot-${title}`} className={css.title}>
        {texts[title]}
      </Title>
      <ul className={title === 'keepInTouch' ? `${css.links} ${css.many}` : css.links}>
        {paths
          .flatMap(wanted => menu.items.filter(item => item.path === wanted))
          .map(item => (
            <Row key={item.path} {...linkPropsOf(item)} className={item.col && accents[item.col]}>
              <LocalizedText words={item.label} />
            </Row>
          ))}
        {title === 'keepInTouch' &&
          organisation.socialLinks.map(({ href, label }) => (
            <Row key={href} href={href} newTab={texts.newTab}>
              {label}
            </Row>
          ))}
        {title === 'keepInTouch' &&
          beyondMenu.map(page => (
            <Row key={page} href={to(page)}>
              {nameOfPage(page, renderContext.locale)}
            </Row>
          ))}
      </ul>
    </nav>
  ));
}

type RowProps = LinkProps & { className?: string | undefined; children: ReactNode };

function Row({ children, ...link }: RowProps) {
  return (
    <li>
      <TextLink variant="nav" {...link}>
        {children}
      </TextLink>
    </li>
  );
}
