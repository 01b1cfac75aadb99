import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { $colourMode, type ColourMode } from '#features/appearance/colour-mode.store.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './colour-mode-control.module.css';
import type { FrameTexts } from './frame.texts.ts';

const choices = [
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
  { mode: 'system', icon: 'system' },
] as const;

export type ColourModeTexts = Pick<FrameTexts, 'colourMode' | (typeof choices)[number]['mode']>;

/** Light, dark, or the same as the device. Choosing needs a script, so the control is hidden without one. */
export function ColourModeControl({ texts }: { texts: ColourModeTexts }) {
  const chosen = useStore($colourMode, { ssr: (): ColourMode => 'system' });

  function choose(mode: (typeof choices)[number]['mode'], { currentTarget }: MouseEvent): void {
    $colourMode.set(mode);
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
  }

  return (
    <div className={css.control}>
      <button
        type="button"
        className={css.open}
        popoverTarget="colour-mode"
        aria-label={texts.colourMode}
        title={texts.colourMode}
      >
        <Icon name="moon" size="small" className={css.byDay} />
        <Icon name="sun" size="small" className={css.byNight} />
      </button>
      <fieldset
        id="colour-mode"
        className={css.choices}
        popover="auto"
        aria-label={texts.colourMode}
        data-on-surface
      >
        {choices.map(({ mode, icon }) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === chosen}
            data-colour-mode={mode}
            // The page shows it before React is there (first-paint.ts).
            suppressHydrationWarning
            onClick={event => choose(mode, event)}
          >
            <Icon name={icon} size="small" />
            {texts[mode]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
