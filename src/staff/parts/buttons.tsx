import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import styles from './buttons.module.css';
import { Icon, type IconName } from './icon.tsx';

/** `main` is for the one thing a screen is for, `quiet` for everything else, `danger` for what cannot be taken back. */
type Look = 'main' | 'quiet' | 'danger';

const buttonClass = (look: Look) => classNames(styles.button, look !== 'main' && styles[look]);

type ActionLinkProps = {
  href: string;
  look?: Look;
  icon?: IconName;
  /** Offers to save what the address answers with, instead of showing it. */
  download?: boolean;
  children: ReactNode;
};

/** A link that looks like a button: it leads to where something is done. */
export function ActionLink({ href, look = 'main', icon, download, children }: ActionLinkProps) {
  return (
    <a className={buttonClass(look)} href={href} download={download}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

type SubmitProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; icon?: IconName };

/** The button that sends a form. */
export function Submit({ look = 'main', icon, children, ...button }: SubmitProps) {
  return (
    <button type="submit" {...button} className={buttonClass(look)} data-look={look}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type QuietButtonProps = Omit<SubmitProps, 'look' | 'type'>;

/** A button that sends nothing: it opens or closes something on the page. */
export function QuietButton({ icon, children, ...button }: QuietButtonProps) {
  return (
    <button {...button} type="button" className={buttonClass('quiet')}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Buttons and links beside each other; they wrap on a phone. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
