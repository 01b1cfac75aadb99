import type { Locale } from '#core/locale.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { type CountName, writeCountName } from './count.rules.ts';
import css from './engagement.module.css';
import { engagementTexts } from './engagement.texts.ts';

type CountMarkProps = {
  of: CountName;
  locale: Locale;
  /** Shows what is counted; otherwise only screen readers get it. */
  worded?: boolean;
};

/**
 * A count with its icon, filled in by numbers.store.ts and hidden until then. Of nothing the icon alone is seen, and a
 * screen reader says so (ruling 41). With visible words its space is reserved, so that its neighbours do not move.
 */
export function CountMark({ of, locale, worded }: CountMarkProps) {
  const { some, none } = engagementTexts[locale].counted[of.kind === 'view' ? 'views' : 'openings'];
  return (
    <span
      className={classNames(css.mark, worded && css.worded)}
      data-number-line={worded ? 'waits' : ''}
      hidden={!worded}
    >
      <Icon name="eye" size="small" />
      <span>
        <data value="" data-number={writeCountName(of)} />
        <span data-number-words="some">{worded ? ` ${some}` : <VisuallyHidden> {some}</VisuallyHidden>}</span>
        <span data-number-words="none" hidden>
          <VisuallyHidden> {none}</VisuallyHidden>
        </span>
      </span>
    </span>
  );
}
