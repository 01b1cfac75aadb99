import { type Locale, localePath } from '#core/locale.ts';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/placeholder-image.tsx';
import { PlainCard } from '#ui/components/plain-card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import type { Partner } from './partner.queries.ts';
import { partnerTexts } from './partner.texts.ts';

const sizes = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

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
          picture={
            picture ? (
              <Picture source={picture} sizes={sizes} ratio="4:3" failure={partnerTexts[locale].imageError} />
            ) : (
              <PlaceholderImage place={index} sizes={sizes} />
            )
          }
        />
      ))}
    </CardGrid>
  );
}
