import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { type CountName, writeCountName } from './count.rules.ts';
import css from './engagement.module.css';

type CountMarkProps = {
  of: CountName;
  /** What is counted: 'views'. */
  label: string;
  /** The label is seen as well as said. */
  worded?: boolean;
};

/**
 * A number with its icon; numbers.browser.ts fills it in, and until then it is not shown. One with its word stands in a
 * line with others: its room is kept, so that they stay where they are.
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
        <data data-number={writeCountName(of)} />
        {worded ? ` ${label}` : <VisuallyHidden> {label}</VisuallyHidden>}
      </span>
    </span>
  );
}
