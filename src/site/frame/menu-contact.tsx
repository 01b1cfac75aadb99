import { phoneLink } from '#core/links.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './menu-contact.module.css';
import type { Frame } from './read-frame.ts';

/** How to reach the organisation, as far as staff entered it: phone, email, social pages. */
export function MenuContact({ frame: { organisation, texts } }: { frame: Frame }) {
  const { phone, email, socialLinks } = organisation;
  if (!phone && !email && socialLinks.length === 0) return null;
  return (
    <div>
      <Title as="h2" variant="tile" className={css.title}>
        {texts.keepInTouch}
      </Title>
      <ul className={css.list}>
        {phone && (
          <li>
            <TextLink variant="nav" href={phoneLink(phone)}>
              {phone}
            </TextLink>
          </li>
        )}
        {email && (
          <li>
            <TextLink variant="nav" href={`mailto:${email}`}>
              {email}
            </TextLink>
          </li>
        )}
        {socialLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink variant="nav" href={href} newTab={texts.newTab}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
