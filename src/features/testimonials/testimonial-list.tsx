import { filmSource } from '#core/film-source.ts';
import type { Locale } from '#core/locale.ts';
import { Film } from '#ui/components/film.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import type { Testimonial } from './testimonial.queries.ts';
import css from './testimonial-list.module.css';

type TestimonialListProps = { testimonials: readonly Testimonial[]; locale: Locale };

/** Testimonials in large type, each beside its picture, with its film below. */
export function TestimonialList({ testimonials, locale }: TestimonialListProps) {
  return (
    <ul className={css.list}>
      {testimonials.map(testimonial => (
        <li key={testimonial.id} className={css.item}>
          <Voice testimonial={testimonial} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function Voice({ testimonial, locale }: { testimonial: Testimonial; locale: Locale }) {
  const { saidBy, words, picture, video } = testimonial;
  const texts = testimonialTexts[locale];
  const film = filmSource(video);
  return (
    <>
      <div className={css.voice} data-on-art>
        {picture && (
          <Picture
            source={picture}
            sizes="(min-width: 1024px) 387px, (min-width: 768px) 33vw, 82vw"
            ratio="fill"
            failure={texts.imageError}
            square
            className={css.picture}
          />
        )}
        <figure className={css.plate}>
          <blockquote>
            <LocalizedText as="p" words={words} className={css.words} />
          </blockquote>
          <figcaption className={css.by}>
            <LocalizedText words={saidBy} />
          </figcaption>
        </figure>
      </div>
      {film && (
        <div className={css.film}>
          <Film
            source={film}
            title={texts.watch.replace('{who}', () => saidBy.text)}
            alt={null}
            still={null}
            drawing="about-highlands"
            locale={locale}
          />
        </div>
      )}
    </>
  );
}

/** Texts around the testimonials. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const testimonialTexts = {
  en: {
    title: 'Testimonial',
    heading: 'In their own words',
    intro:
      'What families, health workers and volunteers say about the mission. Each of them has agreed that you may read it here.',
    film: 'People of the mission tell their story',
    words: 'What they say',
    watch: 'Watch the film: {who}',
    empty: 'The first voices appear here soon. We quote people only when they have agreed.',
    about: 'Read more about us',
    imageError: 'Error loading image',
  },
  am: {
    title: 'ምስክርነት',
    heading: 'በራሳቸው አንደበት',
    intro: 'ቤተሰቦች፣ የጤና ባለሙያዎችና በጎ ፈቃደኞች ስለ ድርጅታችን የሚሉት። እያንዳንዳቸው እዚህ እንዲነበብ ፈቅደዋል።',
    film: 'የድርጅታችን ሰዎች ታሪካቸውን ይናገራሉ',
    words: 'የሚሉት',
    watch: 'ፊልሙን ይመልከቱ፦ {who}',
    empty: 'የመጀመሪያዎቹ ድምፆች በቅርቡ እዚህ ይቀርባሉ። ያልፈቀደ ሰው ቃል እዚህ አይጠቀስም።',
    about: 'ስለ እኛ የበለጠ ያንብቡ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
