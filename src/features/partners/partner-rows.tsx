import { type Locale, localePath } from '#core/locale.ts';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/placeholder-image.tsx';
import { WideRow, WideRows } from '#ui/components/wide-rows.tsx';
import type { Partner } from './partner.queries.ts';
import { partnerTexts } from './partner.texts.ts';

const sizes = '(min-width: 1280px) 653px, (min-width: 768px) 56vw, 82vw';

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
          picture={
            picture ? (
              <Picture source={picture} sizes={sizes} ratio="4:3" failure={texts.imageError} />
            ) : (
              <PlaceholderImage place={index} sizes={sizes} />
            )
          }
        />
      ))}
    </WideRows>
  );
}
