import { isHttpsLink } from '#core/links.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import mark from '#ui/components/onward.module.css';
import { Picture } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import type { StarterLink } from './issues/issue.queries.ts';
import css from './starter-links.module.css';
import { subscribeTexts } from './subscribe.texts.ts';

/** CSS shows two of them up to 640 px, three from 768 to 1023 px, and all otherwise. */
export function StarterLinks({ links, locale }: { links: readonly StarterLink[]; locale: Locale }) {
  const texts = subscribeTexts[locale];
  if (links.length === 0) return null;
  return (
    <nav className={css.links} aria-label={texts.begin}>
      <ul className={css.list}>
        {links.map(({ id, href, title, label, picture }) => (
          <li key={id}>
            <a
              className={css.link}
              href={localePath(locale, href)}
              {...(isHttpsLink(href) ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {picture && (
                <Picture
                  source={{ ...picture, alt: { text: '' } }}
                  sizes="112px"
                  ratio="4:3"
                  failure=""
                  className={css.picture}
                />
              )}
              <span className={css.words}>
                <Title as="span" variant="tile" words={title} />
                <LocalizedText words={label} className={classNames(css.label, mark.onward)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
