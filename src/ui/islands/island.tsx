import { type ComponentType, createElement, type ElementType, type ReactNode, type Ref } from 'react';

type IslandProps<Data extends object, Markup extends object> = {
  /** Its name in src/site/islands.browser.ts. */
  name: string;
  of: ComponentType<Data & Partial<Markup>>;
  /**
   * near: once React has loaded and the island is near the window. first: as soon as React has loaded, for islands
   * without a box. load: with the page, for what continues what the visitor began: a proof of work, an outside calendar.
   */
  when?: 'near' | 'first' | 'load';
  /** The props on server and browser, as JSON in the page; the same for every visitor, because pages are cached. */
  props: Data;
  /** Props on the server only: markup for `Fixed`, which React never takes over. */
  markup?: Markup;
};

/**
 * A part of the page that React hydrates in the browser (decision 0088): its HTML is in the page, its code loads at the
 * visitor's first sign. Ids are props, because `useId` counts differently in the browser.
 */
export function Island<Data extends object, Markup extends object = object>(
  props: IslandProps<Data, Markup>,
) {
  const { name, of: Component, when, props: data, markup } = props;
  return createElement(
    'adey-island',
    { name, when: when === 'near' ? undefined : when, props: JSON.stringify(data) },
    <Component {...data} {...(markup as Partial<Markup>)} />,
  );
}

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
