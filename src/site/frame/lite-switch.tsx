import type { ReactNode } from 'react';
import { liteTexts } from './lite.texts.ts';
import css from './lite-switch.module.css';
import type { Frame } from './read-frame.ts';

/** From whole pages to lite ones and back (docs/decisions/0020-lite-mode.md); a plain form, so it needs no script. */
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

/** Remembers the choice of whichever button within was pressed, and comes back to this page. */
export function LiteForm({ frame: { to, path }, children }: { frame: Frame; children: ReactNode }) {
  return (
    <form method="post" action={to('/send/lite')}>
      <input type="hidden" name="back" value={to(path)} />
      {children}
    </form>
  );
}
