import { CartLink } from '#features/tickets/cart-buttons.island.tsx';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Island } from '#ui/islands/island.tsx';
import { ChipsOnArt } from '#ui/layout/chips-on-art.tsx';
import { PageHeader } from './page-header.tsx';
import css from './sale-header.module.css';

type SaleHeaderProps = { of: 'tickets' | 'cart'; frame: Frame };

/** The head of ticket page and cart, which have no navigation and so have their own link back. */
export function SaleHeader({ of, frame }: SaleHeaderProps) {
  const { locale } = frame.renderContext;
  const texts = ticketTexts[locale];
  const isCart = of === 'cart';
  return (
    <div className={css.header}>
      <div className={css.chips} data-on-art>
        <ChipsOnArt
          back={
            <ButtonLink
              href={frame.to(isCart ? '/sales/get-tickets' : '/events')}
              size="small"
              onArt
              icon="arrow-left"
            >
              {isCart ? texts.backToTickets : texts.back}
            </ButtonLink>
          }
        >
          {!isCart && <Island name="CartLink" of={CartLink} props={{ locale }} />}
        </ChipsOnArt>
      </div>
      <PageHeader
        field="straw"
        scene="tickets"
        title={{ text: isCart ? texts.cartHeading : texts.heading }}
        intro={{ text: isCart ? texts.cartIntro : texts.intro }}
      />
    </div>
  );
}
