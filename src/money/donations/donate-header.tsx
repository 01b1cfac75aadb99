import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Scene } from '#ui/components/scene.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import type { DonateTexts } from './donate.texts.ts';
import css from './donate-header.module.css';

/** Where to donate; `newTab` if it is another site. */
export type GivingLink = { href: string; newTab?: string | undefined };

/** How to reach people while there is no donation page. */
export type Reach = { contactPage: string; phone: string; email: string };

type DonateHeaderProps = { link: GivingLink | null; isOwn: boolean; reach: Reach; texts: DonateTexts };

/** The head of the donate page: what a donation does, and the link to give. */
export function DonateHeader({ link, isOwn, reach, texts }: DonateHeaderProps) {
  return (
    <div
      className={classNames(css.header, isOwn && css.own)}
      data-page-header
      data-scene="donate"
      data-on-art
    >
      <div className={css.stage}>
        <Container className={css.words}>
          <Title as="h1" variant="page" words={{ text: texts.heading }} className={css.title} />
          <p className={css.intro}>{texts.intro}</p>
          {link ? (
            <Giving note={isOwn ? '' : texts.opens}>
              <ButtonLink variant="ink" onArt {...link}>
                {texts.donate}
              </ButtonLink>
            </Giving>
          ) : (
            <ContactInvitation reach={reach} texts={texts} />
          )}
        </Container>
        <Scene name="donate" className={css.scene} />
      </div>
      <Tilet size="hero" className={css.tilet} />
    </div>
  );
}

function Giving({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={css.giving}>
      {children}
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}

/** Shown while the donation link is missing, so that nobody who wants to give is turned away. */
function ContactInvitation({
  reach: { contactPage, phone, email },
  texts,
}: Pick<DonateHeaderProps, 'reach' | 'texts'>) {
  return (
    <>
      <p className={css.intro}>{texts.notReady}</p>
      <div className={css.giving}>
        <ButtonLink variant="ink" onArt href={contactPage}>
          {texts.contact}
        </ButtonLink>
        <ul className={css.reach}>
          {phone && (
            <li>
              <TextLink variant="nav" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
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
        </ul>
      </div>
    </>
  );
}
