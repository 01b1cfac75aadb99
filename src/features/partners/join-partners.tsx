import type { ElementType, ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import css from './join-partners.module.css';
import { partnerTexts } from './partner.texts.ts';

/** How an organisation becomes a partner: by contacting us. */
export function JoinPartners({ locale }: { locale: Locale }) {
  const texts = partnerTexts[locale];
  return (
    <>
      <SectionHead id="join" title={{ text: texts.join }} beside={<p>{texts.joinWords}</p>} />
      <Stack row gap={12}>
        <ButtonLink variant="ink" href={localePath(locale, '/meet')}>
          {texts.meet}
        </ButtonLink>
        <ButtonLink variant="line" href={localePath(locale, '/contact')}>
          {texts.contact}
        </ButtonLink>
      </Stack>
    </>
  );
}

type StackProps = {
  as?: ElementType;
  /** Distances of the spacing scale in px. */
  gap?: 8 | 12 | 16 | 20 | 24 | 32 | 48;
  /** Side by side, wrapping where needed. */
  row?: boolean;
  className?: string;
  children: ReactNode;
};

/** Children in a column or row at one distance. */
function Stack({ as: Element = 'div', gap = 16, row, className, children }: StackProps) {
  return (
    <Element className={classNames(row ? css.row : css.stack, css[`gap${gap}`], className)}>
      {children}
    </Element>
  );
}
