import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { errorsInHtml } from '../support/html-checker.ts';
import { expect, test } from '../support/journey.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const special = ['/nothing-here', '/news/nothing-here', '/search?q=medicine', '/cart?lite'];
const paths = [...builtRoutes, ...quietRoutes, ...special].flatMap(route => [
  route,
  `/am${route === '/' ? '' : route}`,
]);

test('every page is valid HTML in both languages', ONLY_IN_FULL, async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await request.get(path)).text());
  expect(await errorsInHtml(pages)).toEqual([]);
});

test('the HTML checker reports an invalid document', ONLY_IN_FULL, async () => {
  const wrong =
    '<!doctype html><html lang="en"><title>Adey</title><body><span><h2>Tickets</h2></span></body></html>';
  expect(await errorsInHtml(new Map([['/wrong', wrong]]))).toEqual([
    expect.stringMatching(/^\/wrong: Element .h2. not allowed as child of element .span./),
  ]);
});
