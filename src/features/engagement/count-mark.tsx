import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { type CountName, writeCountName } from './count.rules.ts';
import css from './engagement.module.css';

/** A number with its icon; numbers.browser.ts fills it in, and until then it is not shown. */
export function CountMark({ of, label }: { of: CountName; label: string }) {
  return (
    <span className={css.mark} data-number-line hidden>
      <Icon name="eye" size="small" />
      <data data-number={writeCountName(of)} />
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
