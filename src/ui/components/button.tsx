import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import spinnerCss from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonVariant = 'go' | 'ink' | 'line';

type ButtonLook = {
  /** go: the main action of a section. ink: book, send. line: secondary actions. */
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  /** A go button without its raised edge: the Donate button of the bars. */
  flat?: boolean;
  /** On drawings and coloured areas: a line button is white and an ink button stays ink, by day and by night. */
  onArt?: boolean;
  wide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  className?: string;
  children: ReactNode;
};

/** A button that can become busy has `busy={false}` from the start, which reserves room for its spinner. */
type ButtonProps = ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, keyof ButtonLook>;
type ButtonLinkProps = ButtonLook & {
  href: string;
  /**
   * "opens in a new tab", in the page's language: makes the link open one, adds the text for screen readers and an
   * arrow.
   */
  newTab?: string;
} & Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'>;

function buttonClass({
  variant = 'line',
  size = 'normal',
  flat,
  onArt,
  wide,
  className,
}: Omit<ButtonLook, 'children'>) {
  return classNames(
    css.button,
    css[variant],
    size === 'small' && css.small,
    flat && css.flat,
    onArt && css.art,
    wide && css.wide,
    className,
  );
}

/**
 * A button. While `busy` its label stays, the spinner replaces the icon, the width does not change and a second press
 * does nothing (`aria-disabled`, so that focus is not lost).
 */
export function Button(props: ButtonProps) {
  const { variant, size, flat, onArt, wide, icon, iconAfter, className, children, busy, onClick, ...rest } =
    props;
  const alone = busy !== undefined && !icon;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, flat, onArt, wide, className }), alone && css.roomy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} size="small" className={css.icon} />}
      {busy !== undefined && <SpinnerMark className={classNames(css.spinner, alone && css.beside)} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, flat, onArt, wide, icon, iconAfter, className, children, newTab, ...rest } = props;
  const after = newTab ? 'arrow-up-right' : iconAfter;
  return (
    <a
      {...rest}
      className={buttonClass({ variant, size, flat, onArt, wide, className })}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {icon && <Icon name={icon} size="small" />}
      {children}
      {newTab && <VisuallyHidden> ({newTab})</VisuallyHidden>}
      {after && <Icon name={after} size="small" />}
    </a>
  );
}

/** Eight diamonds in a circle, without text: for a button with its own label. */
export function SpinnerMark({ className }: { className?: string }) {
  return <span className={classNames(spinnerCss.mark, className)} aria-hidden="true" data-spinner />;
}

/** The spinner with text, announced when it appears. */
export function Spinner({ words }: { words: string }) {
  return (
    <div className={spinnerCss.spinner} role="status">
      <SpinnerMark className={spinnerCss.large} />
      <p className={spinnerCss.words}>{words}</p>
    </div>
  );
}
