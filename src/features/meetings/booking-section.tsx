import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './booking-section.module.css';
import { meetTexts } from './meet.texts.ts';

type BookingSectionProps = {
  locale: Locale;
  ground?: 'plain' | 'wash' | 'lilac';
  /** It is on the contact page, which needs no link to itself. */
  isOnContact?: boolean;
};

/** A line that leads to the booking calendar or the contact page. */
export function BookingSection({ locale, ground = 'plain', isOnContact = false }: BookingSectionProps) {
  const texts = meetTexts[locale];
  return (
    <Section room="tight" ground={ground} titleId="booking">
      <div className={css.line}>
        <Title variant="card-large" id="booking" className={css.title}>
          {texts.booking}
        </Title>
        <p className={css.actions}>
          <ButtonLink variant="ink" href={localePath(locale, '/meet')}>
            {texts.book}
          </ButtonLink>
          {!isOnContact && (
            <ButtonLink variant="line" href={localePath(locale, '/contact')}>
              {texts.contactUs}
            </ButtonLink>
          )}
        </p>
      </div>
    </Section>
  );
}
