import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './text-link.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type TextLinkProps = {
  href: string;
  /**
   * text: underlined, in running text. nav: underlined in coral when hovered or current. bold: at the end of a section.
   */
  variant?: 'text' | 'bold' | 'nav';
  /**
   * "opens in a new tab", in the page's language: makes the link open one, adds the text for screen readers and an
   * arrow.
   */
  newTab?: string;
  className?: string;
  children: ReactNode;
} & Omit<ComponentProps<'a'>, 'href' | 'className' | 'children'>;

export function TextLink({ variant = 'text', newTab, className, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(css[variant], newTab && css.elsewhere, className)}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <VisuallyHidden> ({newTab})</VisuallyHidden>}
    </a>
  );
}
