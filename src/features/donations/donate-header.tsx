import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { DonateTexts } from './donate.texts.ts';
import css from './donate-header.module.css';

/** Where a gift is made; `newTab` where that is elsewhere. */
export type GivingWay = { href: string; newTab?: string | undefined };

/** How to reach people while there is no page for gifts. */
export type Reach = { contactPage: string; phone: string; email: string };

type DonateHeaderProps = { way: GivingWay | null; reach: Reach; texts: DonateTexts };

/** The green head of the donate page: what a gift does, the one way to give, and the hand-over. */
export function DonateHeader({ way, reach, texts }: DonateHeaderProps) {
  return (
    <div className={css.header} data-page-header data-on-art>
      <div className={css.stage}>
        <Container className={css.words}>
          <Title as="h1" look="page" words={{ text: texts.heading }} className={css.title} />
          <p className={css.intro}>{texts.intro}</p>
          {way ? (
            <Giving note={texts.opens}>
              <ButtonLink look="ink" onArt {...way}>
                {texts.donate}
              </ButtonLink>
            </Giving>
          ) : (
            <Asking reach={reach} texts={texts} />
          )}
        </Container>
        <div className={css.scene}>
          <Drawing name="donate-header" fit="bottom" first className={css.drawing} />
        </div>
      </div>
      <Tilet size="hero" className={css.tilet} />
    </div>
  );
}

function Giving({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={css.giving}>
      {children}
      <p className={css.note}>{note}</p>
    </div>
  );
}

/** Nobody who wants to give is turned away because a link is missing. */
function Asking({ reach: { contactPage, phone, email }, texts }: Omit<DonateHeaderProps, 'way'>) {
  return (
    <>
      <p className={css.intro}>{texts.notReady}</p>
      <div className={css.giving}>
        <ButtonLink look="ink" onArt href={contactPage}>
          {texts.contact}
        </ButtonLink>
        <ul className={css.reach}>
          {phone && (
            <li>
              <TextLink look="nav" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </TextLink>
            </li>
          )}
          {email && (
            <li>
              <TextLink look="nav" href={`mailto:${email}`}>
                {email}
              </TextLink>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
