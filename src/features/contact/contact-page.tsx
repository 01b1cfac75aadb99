import { Title } from '#ui/components/title.tsx';
import { contactTexts } from './contact.texts.ts';
import { ContactDetails, type ContactDetailsProps } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import css from './contact-page.module.css';

/** Contact details beside the form; only the form while staff have entered no details. */
export function ContactColumns(details: ContactDetailsProps) {
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
        <ContactForm locale={locale} />
      </div>
    </div>
  );
}
