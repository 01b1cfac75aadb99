import { Logo } from '#ui/components/logo.tsx';
import { Said } from '#ui/components/said.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import css from './footer.module.css';
import type { Frame } from './read-frame.ts';

/** Which pages of the menu stand in which column (design brief 9). */
const columns = [
  { title: 'mission', paths: ['/about', '/team', '/projects', '/reports'] },
  { title: 'takePart', paths: ['/events', '/meet', '/partnership', '/donate'] },
  { title: 'keepInTouch', paths: ['/news', '/contact'] },
] as const;

/** The foot of every page: who we are, every page, the social links, privacy and terms. */
export function Footer({ frame }: { frame: Frame }) {
  const { organisation, menu, texts, paths, to } = frame;
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          <div className={css.about}>
            <Logo name={organisation.name} href={paths.home} onInk />
            {organisation.words.description.text ? (
              <Said as="p" words={organisation.words.description} />
            ) : (
              <p>{texts.aboutUs}</p>
            )}
            <Said as="p" words={organisation.otherSlogan} className={css.slogan} />
          </div>
          {columns.map(({ title, paths: wanted }) => (
            <nav key={title} aria-label={texts[title]}>
              <Title as="p" look="tile" className={css.title}>
                {texts[title]}
              </Title>
              <ul>
                {menu.items
                  .filter(item => wanted.some(path => path === item.path))
                  .map(({ link, label, internal }) => (
                    <li key={link}>
                      <TextLink look="nav" href={to(link)} newTab={internal ? undefined : texts.newTab}>
                        <Said words={label} />
                      </TextLink>
                    </li>
                  ))}
                {title === 'keepInTouch' &&
                  organisation.socialLinks.map(({ href, label }) => (
                    <li key={href}>
                      <TextLink look="nav" href={href} newTab={texts.newTab}>
                        {label}
                      </TextLink>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.end}>
          <p>
            <Said words={organisation.name} />, {texts.since}
          </p>
          <ul>
            {menu.footer.map(({ link, label }) => (
              <li key={link}>
                <TextLink href={to(link)}>
                  <Said words={label} />
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
