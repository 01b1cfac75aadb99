import { describe, expect, it } from 'vitest';
import { agreedBreakpoints, knownClasses, plainMarkup, tokensOnly, unnamedAreas } from './checks/look.ts';
import { planted, readTree } from './checks/source-tree.ts';

const tree = readTree();
const style = (declaration: string) => planted('src/ui/components/x.module.css', `.x { ${declaration}; }`);

describe('colours and sizes', () => {
  it('colours and sizes in the repository come from tokens', () => {
    expect(tokensOnly(tree)).toEqual([]);
  });

  it.each([
    'color: #fff',
    'background: linear-gradient(to top, #FF6F61, transparent)',
    'box-shadow: 0 0 1px rgb(0 0 0 / 0.4)',
    'border: 1px solid red',
    '--own: #123456',
    'padding: 12px',
    'font-size: 1.25rem',
    'inset: 0 auto 0 calc(100% - 8px)',
  ])('a raw colour or size is reported: %s', declaration => {
    expect(tokensOnly([style(declaration)])).toHaveLength(1);
  });

  it('a raw value in a nested rule is reported with its line', () => {
    const nested = planted(
      'src/site/x.module.css',
      '@layer components {\n  .x {\n    &:hover { color: #fff }\n  }\n}',
    );
    expect(tokensOnly([nested])).toEqual(['src/site/x.module.css:3 color has the raw value #fff']);
  });

  it.each([
    'color: var(--colour-red)',
    'margin: 0 0 -1px',
    'background: color-mix(in oklab, var(--ink) 20%, transparent)',
    'color: CanvasText',
    'padding: 0.5em 5%',
    'grid-area: plum',
    'background: url("#abcdef")',
    'content: "12px #fff"',
    'color: var(--ink) /* was #fff */',
  ])('a declaration with a token or a relative value is allowed: %s', declaration => {
    expect(tokensOnly([style(declaration)])).toEqual([]);
  });

  it('raw values are allowed where tokens are defined', () => {
    expect(tokensOnly([planted('src/ui/tokens/colours.css', ':root { --ink: #123456; }')])).toEqual([]);
  });
});

describe('layout widths', () => {
  it('layouts in the repository change at the agreed widths only', () => {
    expect(agreedBreakpoints(tree)).toEqual([]);
  });

  it.each(['(width >= 700px)', '(min-width: 48rem)', '(640px < width <= 767px)'])(
    'a query at another width is reported: @media %s',
    query => {
      expect(
        agreedBreakpoints([planted('src/ui/x.module.css', `@media ${query} { .x { margin: 0 } }`)]),
      ).toHaveLength(1);
    },
  );

  it.each(['(width >= 768px)', '(640px < width < 1024px)', '(prefers-color-scheme: dark)', 'print'])(
    'a query at an agreed width or for another feature is allowed: @media %s',
    query => {
      expect(
        agreedBreakpoints([planted('src/ui/x.module.css', `@media ${query} { .x { margin: 0 } }`)]),
      ).toEqual([]);
    },
  );

  it('em is allowed in container queries only, and no other unit is allowed there', () => {
    const found = (rule: string) =>
      agreedBreakpoints([planted('src/ui/x.module.css', `${rule} { .x { margin: 0 } }`)]);
    expect(found('@container bar (width >= 62em)')).toEqual([]);
    expect(found('@container bar (width >= 62rem)')).toHaveLength(1);
    expect(found('@container bar (width >= 700px)')).toHaveLength(1);
    expect(found('@media (width >= 62em)')).toHaveLength(1);
  });
});

describe('grids', () => {
  it('no grid in the repository has named areas', () => {
    expect(unnamedAreas(tree)).toEqual([]);
  });

  it.each(["grid-template-areas: 'picture' 'words'", 'grid-area: picture'])(
    'a named grid area is reported: %s',
    declaration => {
      expect(unnamedAreas([style(declaration)])).toHaveLength(1);
    },
  );

  it.each(['grid-area: 1 / 1', 'grid-area: auto / span 2', 'grid-row: 2'])(
    'a grid position without a name is allowed: %s',
    declaration => {
      expect(unnamedAreas([style(declaration)])).toEqual([]);
    },
  );
});

describe('classes of markup', () => {
  const card = (name: string) => [
    planted('src/ui/card.module.css', '.card { margin: 0 } .wide-card { margin: 0 }'),
    planted('src/ui/card.tsx', `import css from './card.module.css';\nconst x = ${name};`),
    planted('src/site/card.tsx', `import css from '#ui/card.module.css';\nconst x = ${name};`),
  ];

  it('every class of markup in the repository is in its style sheet', () => {
    expect(knownClasses(tree)).toEqual([]);
  });

  it.each(['css.subtitle', "css['narrow-card']", 'css.wide'])(
    'a class that is not in the style sheet is reported: %s',
    name => {
      expect(knownClasses(card(name))).toHaveLength(2);
    },
  );

  it.each(['css.card', "css['wide-card']", 'css[name]'])('a known or computed class is allowed: %s', name => {
    expect(knownClasses(card(name))).toEqual([]);
  });
});

describe('inline styles', () => {
  it('markup in the repository has no inline style', () => {
    expect(plainMarkup(tree)).toEqual([]);
  });

  it.each(['<p style={{ margin: 0 }} />', '<path fill="#FF6F61" />', '<path fill={`rgb(1 2 3)`} />'])(
    'an inline style or colour is reported: %s',
    markup => {
      expect(
        plainMarkup([planted('src/features/news/x.tsx', `export const X = () => ${markup};`)]),
      ).toHaveLength(1);
    },
  );

  it('anchors in addresses and inline styles in mail are allowed', () => {
    const link = planted('src/ui/x.tsx', 'export const X = () => <a href="/#add">x</a>;');
    const mail = planted(
      'src/features/news/x.email.tsx',
      'export const X = () => <p style={{ color: "#fff" }} />;',
    );
    expect(plainMarkup([link, mail])).toEqual([]);
  });
});
