import { localePath, locales } from '#core/locale.ts';
import { builtRoutes, quietRoutes } from '../../tests/support/built-routes.ts';
import { type ScreenState, screenStates } from './screen-states.ts';

export const themes = ['light', 'dark'] as const;
export const widths = [390, 768, 1440] as const;
/** States are looked at on a phone and on a desk; what is between follows the pages. */
const stateWidths: readonly number[] = [390, 1440];

/** One photograph to take. */
export type Shot = {
  /** Names its file: `events-fundraiser-ii_am_dark_390`. */
  key: string;
  /** What it is filed under: the address without language, or the name of the state. */
  group: string;
  address: string;
  locale: (typeof locales)[number];
  theme: (typeof themes)[number];
  width: number;
  state: ScreenState | null;
};

type Wanted = { routes?: readonly string[]; widths?: readonly number[]; states?: boolean };

/** Every photograph of a run: routes first, states after them, in the order they are leafed through. */
export function listShots({
  routes = [...builtRoutes, ...quietRoutes],
  widths: wide = widths,
  states = true,
}: Wanted = {}): Shot[] {
  const pages = routes.map(path => ({ group: path, path, state: null, widths: wide }));
  const inStates = (states ? screenStates : []).map(state => ({
    group: state.name,
    path: state.path,
    state,
    widths: (state.widths ?? stateWidths).filter(width => wide.includes(width)),
  }));
  return [...pages, ...inStates].flatMap(({ group, path, state, widths: those }) =>
    locales.flatMap(locale =>
      themes.flatMap(theme =>
        those.map(width => ({
          key: [fileName(group), locale, theme, width].join('_'),
          group,
          address: localePath(locale, path),
          locale,
          theme,
          width,
          state,
        })),
      ),
    ),
  );
}

function fileName(group: string): string {
  const plain = group
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'home';
}
