import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { ArticleFrame } from '#ui/layout/article-frame.tsx';
import type { PartnerPage } from './partner.queries.ts';
import { partnerTexts } from './partner.texts.ts';

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
