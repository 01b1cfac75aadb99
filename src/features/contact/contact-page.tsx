import type { ReactNode } from 'react';
import { visitKeys } from '#core/browser-storage.ts';
import { phoneLink } from '#core/links.ts';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Icon, type IconName } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { FormPage } from '#ui/layout/form-page.tsx';
import { contactTexts } from './contact.texts.ts';
import { ContactForm, type ContactFormProps, MessageReceived } from './contact-form.island.tsx';
import css from './contact-page.module.css';

type ContactDetailsProps = {
  locale: Locale;
  phone: string;
  email: string;
  address: Words;
  mapLink: string;
  socialLinks: readonly { href: string; label: string }[];
};

/** The contact details staff have entered. */
function ContactDetails({ locale, phone, email, address, mapLink, socialLinks }: ContactDetailsProps) {
  const texts = contactTexts[locale];
  return (
    <dl className={css.details}>
      {phone && (
        <Detail icon="phone" name={texts.phone}>
          <TextLink href={phoneLink(phone)}>{phone}</TextLink>
        </Detail>
      )}
      {email && (
        <Detail icon="mail" name={texts.email}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Detail>
      )}
      {(address.text || mapLink) && (
        <Detail icon="pin" name={texts.address}>
          {address.text && <LocalizedText as="address" words={address} className={css.address} />}
          {mapLink && (
            <TextLink href={mapLink} newTab={texts.newTab}>
              {texts.openMap}
            </TextLink>
          )}
        </Detail>
      )}
      {socialLinks.length > 0 && (
        <Detail icon="globe" name={texts.follow}>
          {socialLinks.map(({ href, label }) => (
            <TextLink key={href} href={href} newTab={texts.newTab}>
              {label}
            </TextLink>
          ))}
        </Detail>
      )}
    </dl>
  );
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt>
        <Icon name={icon} size="small" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Contact details beside the form; only the form while staff have entered no details. `message`: how the message begins,
 * where the page knows what it is about.
 */
export function ContactColumns({
  message,
  ...details
}: ContactDetailsProps & { message?: string | undefined }) {
  const { locale, phone, email, address, mapLink, socialLinks } = details;
  const texts = contactTexts[locale];
  const hasDetails = [phone, email, address.text, mapLink].some(Boolean) || socialLinks.length > 0;
  return (
    <div className={css.columns}>
      {hasDetails && (
        <div className={css.column}>
          <Title variant="mission" words={{ text: texts.details }} />
          <ContactDetails {...details} />
        </div>
      )}
      <div className={css.column}>
        <Title variant="mission" id="write" words={{ text: texts.form }} />
        <Island draft={visitKeys.messageDraft}>
          <ContactForm locale={locale} {...(message && { values: { name: '', email: '', message } })} />
        </Island>
      </div>
    </div>
  );
}

type MessagePageProps = ContactFormProps & {
  /** Set once the message was received. */
  sent?: { name: string; email: string };
};

/** Response to a form sent without script: the thanks, or the form with the submitted values. */
export function MessagePage({ locale, sent, ...form }: MessagePageProps) {
  const texts = contactTexts[locale];
  return (
    <FormPage>
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
          <Island draft={visitKeys.messageDraft}>
            <ContactForm locale={locale} {...form} />
          </Island>
        </>
      )}
    </FormPage>
  );
}
