import { type ComponentType, createElement, type ElementType, type ReactNode, type Ref } from 'react';

type IslandProps<Data extends object, Markup extends object> = {
  /** Its name in src/site/islands.browser.ts. */
  name: string;
  of: ComponentType<Data & Partial<Markup>>;
  /**
   * near: once React is here and the island is near the window. first: as soon as React is here, for what has no box.
   * load: with the page, for what it is about, and for what appears or begins without a sign.
   */
  when?: 'near' | 'first' | 'load';
  /** What the component gets on both sides, as JSON in the page: nothing of one visitor, the page is cached for all. */
  props: Data;
  /** What only the server gets: markup for `Fixed`, which React never takes over. */
  markup?: Markup;
};

/**
 * A part of the page that React takes over in the browser (decision 0088): its HTML is there from the start, its code
 * comes with the visitor's first sign. Ids are passed as props, because `useId` counts differently within the page.
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
 * Markup of the server inside an island. In the browser there are no children: React takes the element over, never what
 * is in it. It must not be unmounted and mounted again, or it would be empty; hide it instead.
 */
export function Fixed({ as: Element = 'div', children, ...attributes }: FixedProps) {
  if (children !== undefined) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to tell React that what is there is not its own
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: '' };
