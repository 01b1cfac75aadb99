import { type Locale, localePath } from '#core/locale.ts';
import { classNames } from '#ui/components/class-names.ts';
import mark from '#ui/components/onward.module.css';
import { Title } from '#ui/components/title.tsx';
import type { HomeTexts } from './home.texts.ts';
import css from './initiative-tiles.module.css';

/** Two tiles of the initiative: events, and Leadership, which has no page yet and is no link. */
export function InitiativeTiles({ locale, texts }: { locale: Locale; texts: HomeTexts }) {
  return (
    <div className={css.tiles}>
      <a className={classNames(css.tile, mark.onward)} href={localePath(locale, '/events')}>
        <Title as="span" variant="tile">
          {texts.currentEvents}
        </Title>
      </a>
      <p className={css.disabled} data-tile="leadership">
        <Title as="span" variant="tile">
          {texts.leadership}
        </Title>
        <span className={css.note}>{texts.comingSoon}</span>
      </p>
    </div>
  );
}
