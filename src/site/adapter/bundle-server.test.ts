import { expect, it } from 'vitest';
import { shareStyles } from './bundle-server.ts';

const readSheets = (script: string) =>
  Function(`${script}; return manifest.routes.map(({ styles }) => styles[0].content)`)() as string[];

it('shareStyles keeps the style sheet of every page and stores each rule once', () => {
  const sheets = [
    '@layer a{._one_x{content:"\\""}@media (width<1px){.b{left:0}}}\n',
    '.b{left:0}@layer a{._one_x{content:"\\""}}/* end */',
    '',
  ];
  const routes = sheets.map(content => ({ styles: [{ type: 'inline', content }] }));
  const shared = shareStyles(`const manifest = ${JSON.stringify({ routes })}`);
  expect(readSheets(shared)).toEqual(sheets);
  expect(shared.match(/_one_x/g)).toHaveLength(1);
});

it('shareStyles throws for a script without style sheets', () => {
  expect(() => shareStyles('const manifest = {}')).toThrow(/style sheets/);
});
