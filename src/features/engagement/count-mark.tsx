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

/** A number with its icon; numbers.browser.ts fills it in, and until then it is not shown. */
export function CountMark({ of, label, worded }: CountMarkProps) {
  return (
    <span className={css.mark} data-number-line hidden>
      <Icon name="eye" size="small" />
      <span>
        <data data-number={writeCountName(of)} />
        {worded ? ` ${label}` : <VisuallyHidden> {label}</VisuallyHidden>}
      </span>
    </span>
  );
}
