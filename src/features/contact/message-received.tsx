import type { Locale } from '#core/locale.ts';
import { firstWord } from '#core/person-name.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { contactTexts } from './contact.texts.ts';
import css from './contact-form.module.css';

type MessageReceivedProps = {
  locale: Locale;
  titleAs: 'h1' | 'h3';
  /** The sender; without it the script fills in the names. */
  values?: { name: string; email: string };
};

/** The thanks for a message, and what happens next. */
export function MessageReceived({ locale, titleAs, values }: MessageReceivedProps) {
  const texts = contactTexts[locale];
  return (
    <>
      <Drawing name="sunrise" className={css.sunrise} />
      <Title as={titleAs} variant="card" id="thanks" focusable>
        {values && texts.thanks.replace('{name}', () => firstWord(values.name))}
      </Title>
      <p>{texts.received}</p>
      <p data-contact-next>{values && texts.next.replace('{email}', () => values.email)}</p>
    </>
  );
}
