import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './booking-line.module.css';
import type { HomeTexts } from './home.texts.ts';

/** The booking section in one line. */
export function BookingLine({ locale, texts }: { locale: Locale; texts: HomeTexts }) {
  return (
    <div className={css.line}>
      <Title look="card-large" className={css.title}>
        {texts.booking}
      </Title>
      <p className={css.actions}>
        <ButtonLink look="ink" href={localePath(locale, '/meet')}>
          {texts.book}
        </ButtonLink>
        <ButtonLink look="line" href={localePath(locale, '/contact')}>
          {texts.contactUs}
        </ButtonLink>
      </p>
    </div>
  );
}
