import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProblemPage } from './problem-page.tsx';

const page = (area: string) =>
  renderToStaticMarkup(<ProblemPage locale="en" home="/" status={404} area={area} />);

it('a missing page shows the scene of its area, and the default one for names such as constructor', () => {
  expect(page('news')).not.toBe(page('none'));
  for (const name of Object.getOwnPropertyNames(Object.prototype))
    expect(page(name), name).toBe(page('none'));
});
