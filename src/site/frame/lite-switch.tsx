import type { ReactNode } from 'react';
import { liteTexts } from './lite.texts.ts';
import css from './lite-switch.module.css';
import type { Frame } from './read-frame.ts';

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
export function LiteForm({ frame: { to, path }, children }: { frame: Frame; children: ReactNode }) {
  return (
    <form method="post" action={to('/send/lite')}>
      <input type="hidden" name="back" value={to(path)} />
      {children}
    </form>
  );
}
