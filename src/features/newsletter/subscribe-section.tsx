import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { subscribeTexts } from './subscribe.texts.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import css from './subscribe-section.module.css';

type SubscribeSectionProps = {
  locale: Locale;
  /** Title and text set by staff; empty ones fall back to ours. */
  title: Words;
  text: Words;
};

/** The invitation above the footer, target of `#subscribe`. */
export function SubscribeSection({ locale, title, text }: SubscribeSectionProps) {
  const texts = subscribeTexts[locale];
  return (
    <section className={css.section} id="subscribe" aria-labelledby="subscribe-title">
      <Container className={css.words}>
        <div>
          <Title variant="section" id="subscribe-title" words={title.text ? title : { text: texts.title }} />
          <LocalizedText as="p" className={css.lede} words={text.text ? text : { text: texts.lede }} />
          <p className={css.archive}>
            <TextLink href={localePath(locale, '/newsletter')} variant="bold">
              {texts.archive}
            </TextLink>
          </p>
        </div>
        <SubscribeForm id="subscribe" locale={locale} answer="dialog" card />
      </Container>
      <div className={css.hills} aria-hidden="true">
        <ThemedDrawing formats={[{ day: 'footer-hills-day', night: 'footer-hills-night' }]} fit="bottom" />
      </div>
    </section>
  );
}
