import {
  type ComponentType,
  createElement,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import type { StorageKey } from '#core/browser-storage.ts';

type IslandProps = {
  /**
   * near: once React has loaded and the island is near the window. first: as soon as React has loaded, for islands
   * without a box. load: with the page, for what continues what the visitor began: a proof of work, an outside calendar.
   */
  when?: 'near' | 'first' | 'load';
  /** Under which key the browser stores what was typed here and not sent. While it does, `when` is "load". */
  draft?: StorageKey;
  /** One component of an `.island.tsx` file. */
  children: ReactElement;
};

/**
 * A part of the page that React hydrates in the browser (decision 0088): its HTML is in the page, its code loads at the
 * visitor's first sign. Its props are in the page as JSON, so they must be the same for every visitor, because pages are
 * cached. Props that are markup stay on the server, for `Fixed`. Ids are props, because `useId` counts differently in the
 * browser.
 */
export function Island({ when, draft, children }: IslandProps) {
  // The build sets displayName (src/site/adapter/find-islands.ts), because bundling may change the name of a function.
  const { displayName, name } = children.type as ComponentType;
  return createElement(
    'adey-island',
    {
      name: displayName ?? name,
      when: when === 'near' ? undefined : when,
      draft,
      props: JSON.stringify(children.props, (_key, value) => (isMarkup(value) ? undefined : value)),
    },
    children,
  );
}

const isMarkup = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));

type FixedProps = {
  as?: ElementType;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
} & Record<string, unknown>;

/**
 * Server markup inside an island. In the browser it has no children: React hydrates the element and leaves its content
 * alone. Hide it instead of unmounting it, because it would be empty when mounted again.
 */
export function Fixed({ as: Element = 'div', children, ...attributes }: FixedProps) {
  if (children !== undefined) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to make React leave the existing content alone
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: '' };
