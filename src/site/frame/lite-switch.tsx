import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import css from './lite-switch.module.css';
import type { Frame } from './read-frame.ts';

/** Texts about lite pages. Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
const liteTexts = {
  en: {
    on: 'Use less data',
    off: 'Show the full pages',
    offer: 'Your connection is slow. Pages can come lighter: small pictures, no film.',
    no: 'No, thanks',
  },
  am: {
    on: 'ያነሰ ዳታ ይጠቀሙ',
    off: 'ሙሉ ገጾችን ያሳዩ',
    offer: 'ግንኙነትዎ ዝግ ያለ ነው። ገጾቹ በትናንሽ ሥዕሎችና ያለ ቪዲዮ ቀለል ብለው ሊመጡ ይችላሉ።',
    no: 'አይ፣ አመሰግናለሁ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Switches between whole and lite pages (docs/decisions/0020-lite-mode.md); a plain form, so it needs no script. */
export function LiteSwitch({ frame }: { frame: Frame }) {
  const { lite, locale } = frame.renderContext;
  return (
    <LiteForm frame={frame}>
      <button type="submit" name="lite" value={lite ? '0' : '1'} className={css.switch} data-lite-switch>
        {liteTexts[locale][lite ? 'off' : 'on']}
      </button>
    </LiteForm>
  );
}

/** Stores the choice of the pressed button inside, and returns to this page. */
function LiteForm({ frame: { to, path }, children }: { frame: Frame; children: ReactNode }) {
  return (
    <form method="post" action={to('/send/lite')}>
      <input type="hidden" name="back" value={to(path)} />
      {children}
    </form>
  );
}

/** Shown by frame.browser.ts on slow connections to visitors who have not chosen yet. */
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
