import { type Locale, localePath } from '#core/locale.ts';
import { StoriesSection } from '#features/stories/stories-section.tsx';
import type { Story } from '#features/stories/story.queries.ts';
import type { Testimonial } from '#features/testimonials/testimonial.queries.ts';
import { TestimonialList, testimonialTexts } from '#features/testimonials/testimonial-list.tsx';
import { Section, SectionHead } from '#ui/layout/section.tsx';
import { EmptyList } from './lists.tsx';

type VoicesSectionProps = {
  testimonials: readonly Testimonial[];
  stories: readonly Story[];
  locale: Locale;
};

/** Testimonials and stories of families, or one line while there are none. */
export function VoicesSection({ testimonials, stories, locale }: VoicesSectionProps) {
  const texts = testimonialTexts[locale];
  const isEmpty = testimonials.length === 0 && stories.length === 0;
  return (
    <>
      {testimonials.length > 0 && (
        <Section titleId="voices">
          <SectionHead id="voices" title={{ text: texts.words }} />
          <TestimonialList testimonials={testimonials} locale={locale} />
        </Section>
      )}
      {stories.length > 0 && (
        <Section ground="lilac" titleId="stories">
          <StoriesSection stories={stories} locale={locale} />
        </Section>
      )}
      {isEmpty && (
        <Section>
          <EmptyList words={texts.empty} href={localePath(locale, '/about')} label={texts.about} />
        </Section>
      )}
    </>
  );
}
