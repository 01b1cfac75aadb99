import type { ComponentProps } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Island } from '#ui/islands/island.tsx';
import { type CountName, writeCountName } from './count.rules.ts';
import css from './engagement.module.css';
import { LoveToggle as LoveIsland } from './love-toggle.island.tsx';
import { ShareButton as ShareIsland } from './share.island.tsx';

type CountMarkProps = {
  of: CountName;
  /** What is counted: 'views'. */
  label: string;
  /** Shows the label; otherwise only screen readers get it. */
  worded?: boolean;
};

/**
 * A count with its icon, filled in by numbers.browser.ts and hidden until then; for 0 only the icon is shown.
 * With a visible label its space is reserved, so that its neighbours do not move.
 */
export function CountMark({ of, label, worded }: CountMarkProps) {
  return (
    <span
      className={classNames(css.mark, worded && css.worded)}
      data-number-line={worded ? 'waits' : ''}
      hidden={!worded}
    >
      <Icon name="eye" size="small" />
      <span>
        <data value="" data-number={writeCountName(of)} />
        {worded ? <span className={css.label}> {label}</span> : <VisuallyHidden> {label}</VisuallyHidden>}
      </span>
    </span>
  );
}

/** A heart that is on or off in this browser, with the total count. Hidden without script. */
export function LoveToggle(props: ComponentProps<typeof LoveIsland>) {
  return (
    <Island>
      <LoveIsland {...props} />
    </Island>
  );
}

/** Opens the device's share sheet. Hidden without script. */
export function ShareButton(props: ComponentProps<typeof ShareIsland>) {
  return (
    <Island>
      <ShareIsland {...props} />
    </Island>
  );
}
