import { readFileSync } from 'node:fs';

export type Colours = ReadonlyMap<string, string>;

const declaration = /--([\w-]+):\s*([^;]+);/g;

/** The custom properties declared in the blocks opened by `selector`. */
function declarations(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = css.indexOf(`${selector} {`); at >= 0; at = css.indexOf(`${selector} {`, at + 1)) {
    const block = css.slice(at, css.indexOf('}', at));
    for (const [, name = '', value = ''] of block.matchAll(declaration)) found.set(name, value.trim());
  }
  return found;
}

/**
 * The style sheet's colours, for tests that compute with them: those for day, those for night (day with the overrides
 * of `[data-theme='dark']`), and the night overrides as declared for the system setting.
 */
export function readColours(): {
  light: Colours;
  dark: Colours;
  nightByChoice: Colours;
  nightBySystem: Colours;
} {
  const css = readFileSync(new URL('../../src/ui/tokens/colours.css', import.meta.url), 'utf8');
  const system = css.indexOf('@media (prefers-color-scheme: dark)');
  const light = declarations(css.slice(0, system), ':root');
  const nightByChoice = declarations(css, ":root[data-theme='dark']");
  const nightBySystem = declarations(css, ':root:not([data-theme])');
  return { light, dark: new Map([...light, ...nightByChoice]), nightByChoice, nightBySystem };
}
