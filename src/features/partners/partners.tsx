import type { ElementType, ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PlainCard, WideRow, WideRows } from '#ui/components/picture-cards.tsx';
import { ArticleFrame } from '#ui/layout/article-frame.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import type { Partner, PartnerPage } from './partner.queries.ts';
import { partnerTexts } from './partner.texts.ts';
import css from './partners.module.css';

/** One partner: what we do together, and a link to its website. */
export function PartnerScreen({ partner, locale }: { partner: PartnerPage; locale: Locale }) {
  const texts = partnerTexts[locale];
  const { name, picture, par1, par2, description, website } = partner;
  return (
    <ArticleFrame
      field="mint"
      underBar
      back={
        <ButtonLink href={localePath(locale, '/partnership')} size="small" onArt icon="arrow-left">
          {texts.all}
        </ButtonLink>
      }
      label={{ text: texts.label }}
      title={name}
      picture={
        picture && (
          <Picture
            source={picture}
            sizes="(min-width: 1024px) 470px, (min-width: 640px) 100vw, 82vw"
            failure={texts.imageError}
            first
          />
        )
      }
      lede={par1.text ? par1 : description}
      text={par2}
    >
      {partner.namesChanged && <NamesChanged locale={locale} />}
      {website && (
        <ButtonLink href={website} newTab={texts.newTab}>
          {texts.website}
        </ButtonLink>
      )}
    </ArticleFrame>
  );
}

/** The list of partners; each leads to its page. */
export function PartnerRows({ partners, locale }: { partners: readonly Partner[]; locale: Locale }) {
  const texts = partnerTexts[locale];
  return (
    <WideRows>
      {partners.map(({ slug, href, name, description, picture }, index) => (
        <WideRow
          key={slug}
          id={slug}
          title={name}
          words={description}
          href={localePath(locale, href)}
          more={texts.more}
          picture={picture}
          failure={texts.imageError}
          place={index}
        />
      ))}
    </WideRows>
  );
}

/** Other partners, below an open one. */
export function PartnerCards({ partners, locale }: { partners: readonly Partner[]; locale: Locale }) {
  return (
    <CardGrid>
      {partners.map(({ slug, href, name, description, picture }, index) => (
        <PlainCard
          key={slug}
          title={name}
          words={description}
          href={localePath(locale, href)}
          picture={picture}
          failure={partnerTexts[locale].imageError}
          place={index}
        />
      ))}
    </CardGrid>
  );
}

/** How an organisation becomes a partner: by contacting us. */
export function JoinPartners({ locale, takesMeetings }: { locale: Locale; takesMeetings: boolean }) {
  const texts = partnerTexts[locale];
  return (
    <>
      <SectionHead id="join" title={{ text: texts.join }} beside={<p>{texts.joinWords}</p>} />
      <Stack row gap={12}>
        {takesMeetings && (
          <ButtonLink variant="ink" href={localePath(locale, '/meet')}>
            {texts.meet}
          </ButtonLink>
        )}
        <ButtonLink variant={takesMeetings ? 'line' : 'ink'} href={localePath(locale, '/contact')}>
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
