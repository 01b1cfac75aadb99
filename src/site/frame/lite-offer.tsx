import { Button } from '#ui/components/button.tsx';
import { liteTexts } from './lite.texts.ts';
import css from './lite-offer.module.css';
import { LiteForm } from './lite-switch.tsx';
import type { Frame } from './read-frame.ts';

/** Shown by lite-offer.browser.ts on slow connections to visitors who have not chosen yet. */
export function LiteOffer({ frame }: { frame: Frame }) {
  const { lite, locale, preview } = frame.renderContext;
  if (lite || preview) return null;
  const texts = liteTexts[locale];
  return (
    <aside className={css.offer} aria-label={texts.on} data-lite-offer hidden>
      <LiteForm frame={frame}>
        <p>{texts.offer}</p>
        <div className={css.answers}>
          <Button type="submit" variant="ink" size="small" name="lite" value="1">
            {texts.on}
          </Button>
          <Button type="submit" variant="line" size="small" name="lite" value="0">
            {texts.no}
          </Button>
        </div>
      </LiteForm>
    </aside>
  );
}
