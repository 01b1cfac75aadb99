import { localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container } from '#ui/layout/container.tsx';
import { contactTexts } from './contact.texts.ts';
import { ContactForm, type ContactFormProps, MessageReceived } from './contact-form.island.tsx';
import css from './message-page.module.css';

type MessagePageProps = ContactFormProps & {
  /** Set once the message was received. */
  sent?: { name: string; email: string };
};

/** Response to a form sent without script: the thanks, or the form with the submitted values. */
export function MessagePage({ locale, sent, ...form }: MessagePageProps) {
  const texts = contactTexts[locale];
  return (
    <div className={css.page}>
      <Container narrow className={css.inside}>
        {sent ? (
          <div className={css.received}>
            <MessageReceived locale={locale} titleAs="h1" values={sent} />
            <div>
              <ButtonLink href={localePath(locale, '/')}>{texts.backHome}</ButtonLink>
            </div>
          </div>
        ) : (
          <>
            <Title as="h1" variant="section" id="write" words={{ text: texts.form }} />
            <Island name="ContactForm" of={ContactForm} props={{ locale, ...form }} />
          </>
        )}
      </Container>
    </div>
  );
}
