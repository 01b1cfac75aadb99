import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';

type AboutWaysProps = {
  locale: Locale;
  /** The donate link; `newTab` if it is another site, and the attribute its clicks are counted by. */
  donate: { href: string; newTab?: string | undefined };
  texts: AboutTexts;
};

/** Where to go from here: four pages and the donate button. */
export function AboutWays({ locale, donate, texts }: AboutWaysProps) {
  const ways = [
    { path: '/events', words: texts.events },
    { path: '/meet', words: texts.meet },
    { path: '/partnership', words: texts.partners },
    { path: '/news', words: texts.news },
  ];
  return (
    <div className={css.ways}>
      <div>
        <SectionHead id="ways" title={{ text: texts.ways }} />
        <ul className={css.ruled}>
          {ways.map(({ path, words }) => (
            <li key={path}>
              <a className={css.way} href={localePath(locale, path)}>
                {words}
                <Icon name="arrow-right" className={css.arrow} />
              </a>
            </li>
          ))}
        </ul>
        <p className={css.donate}>
          <ButtonLink variant="go" {...donate}>
            {texts.donate}
          </ButtonLink>
        </p>
      </div>
      <div className={css.volunteers}>
        <Drawing name="volunteers" fit="bottom" sizes="(width >= 1024px) 50vw, 61vw" />
      </div>
    </div>
  );
}
