import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { env } from '#platform/env.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container } from '#ui/layout/section.tsx';
import { subscribeTexts } from './subscribe.texts.ts';
import { SubscribeForm as Form, type SubscribeFormProps } from './subscribe-form.island.tsx';
import css from './subscribe-section.module.css';

/** The two endpoints of the specification: the dialog uses the first, the toasts the second. */
const endpoints = { dialog: '/api/addSubscriber', toast: `/api/${env.PRODUCT_KEY}/subscribe` };

/** The subscribe form as an island; its endpoint comes from the server, because it contains the product key. */
export function SubscribeForm(props: Omit<SubscribeFormProps, 'endpoint'>) {
  const endpoint = localePath(props.locale, endpoints[props.answer]);
  return (
    <Island>
      <Form {...props} endpoint={endpoint} />
    </Island>
  );
}

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
