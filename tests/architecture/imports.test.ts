import { describe, expect, it } from 'vitest';
import { importArrows, knownLayers } from './checks/import-arrows.ts';
import { planted, readTree } from './checks/source-tree.ts';
import {
  browserCode,
  browserScriptsStayOut,
  readersRunApart,
  rulesRunAnywhere,
  serverReactIsStill,
  startsWithoutCms,
} from './checks/suffixes.ts';

const tree = readTree();

describe('import layers', () => {
  it('imports in the repository point down only', () => {
    expect(importArrows(tree)).toEqual([]);
    expect(knownLayers(tree)).toEqual([]);
  });

  it('a folder that is not a layer is reported', () => {
    expect(knownLayers([planted('src/lib/x.ts')])).toEqual(['src/lib/x.ts is in no known layer']);
  });

  it.each([
    ['src/core/x.ts', "import { y } from '#platform/log.ts';"],
    ['src/core/x.ts', "import type { y } from '../ui/button.tsx';"],
    ['src/core/x.ts', "import { z } from 'zod';"],
    ['src/ui/x.tsx', "import { getPayload } from 'payload';"],
    ['src/platform/x.ts', "export { y } from '#cms/roles.ts';"],
    ['src/cms/x.ts', "const y = await import('#features/news/x.ts');"],
    ['src/features/news/x.ts', "import { y } from '../events/y.ts';"],
    ['src/features/news/x.ts', "type Y = import('#features/events/y.ts').Y;"],
    ['src/money/donations/x.ts', "import { y } from '#money/donors/donor-link.ts';"],
    ['src/money/domain/x.ts', "import { y } from '#money/money-tables.ts';"],
    ['src/site/x.ts', "import { y } from '#staff/app.ts';"],
    ['src/site/pages/x.astro', "---\nimport config from '#config';\n---\n<p>x</p>"],
    ['src/site/pages/x.astro', "<p>x</p>\n<script>\nimport '../../staff/x.browser.ts';\n</script>"],
    ['src/site/x.ts', "import { y } from '../../tests/support/y.ts';"],
  ])('a forbidden import is reported: %s has %s', (path, text) => {
    expect(importArrows([planted(path, text)])).toHaveLength(1);
  });

  it.each([
    ['src/platform/payload.ts', "import config from '#config';"],
    ['src/features/news/x.ts', "import { y } from '#features/news/y.ts'; import { z } from './z.ts';"],
    ['src/features/news/x.test.ts', "import { y } from '../../../tests/support/y.ts';"],
    ['src/money/donors/x.ts', "import { y } from '#money/donations/thanks-link.ts';"],
    ['src/features/tickets/x.ts', "import { y } from '#money/domain/fund.ts';"],
    ['src/payload.config.ts', "import { y } from '#features/news/post.collection.ts';"],
  ])('%s is allowed to have %s', (path, text) => {
    expect(importArrows([planted(path, text)])).toEqual([]);
  });
});

describe('browser code', () => {
  it('browser code in the repository imports no server code', () => {
    expect(browserCode(tree)).toEqual([]);
    expect(browserScriptsStayOut(tree)).toEqual([]);
  });

  it('a browser script that imports server code is reported, however indirectly', () => {
    const faults = browserCode([
      planted('src/features/news/list.browser.ts', "import { y } from './y.ts';"),
      planted('src/features/news/y.ts', "import { find } from './news.queries.ts';"),
      planted('src/features/news/news.queries.ts', "import { log } from '#platform/log.ts';"),
      planted('src/platform/log.ts'),
    ]);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain(
      'list.browser.ts -> src/features/news/y.ts -> src/features/news/news.queries.ts',
    );
  });

  it('a page script that imports a Node module is reported', () => {
    const page = planted('src/site/pages/x.astro', "<p>x</p>\n<script>\nimport '../x.ts';\n</script>");
    expect(browserCode([page, planted('src/site/x.ts', "import 'node:fs';")])).toHaveLength(1);
  });

  it('a browser script may import types and rules', () => {
    const script =
      "import type { News } from './news.queries.ts'; import { a } from '#cms/consents/consent.rules.ts';";
    const files = [
      planted('src/features/news/list.browser.ts', script),
      planted('src/features/news/news.queries.ts'),
      planted('src/cms/consents/consent.rules.ts'),
    ];
    expect(browserCode(files)).toEqual([]);
  });

  it('server code that runs a browser script is reported, but not when it serves one as an asset', () => {
    const run = planted('src/site/x.ts', "import { y } from './y.browser.ts';");
    const assetAddress = planted('src/site/z.ts', "import address from './y.browser.ts?url';");
    expect(browserScriptsStayOut([run, assetAddress])).toEqual([
      'src/site/x.ts:1 runs src/site/y.browser.ts, which is for the browser',
    ]);
  });
});

describe('rules and schemas', () => {
  it('rules and schemas in the repository run anywhere', () => {
    expect(rulesRunAnywhere(tree)).toEqual([]);
  });

  it.each([
    "import { readFileSync } from 'node:fs';",
    "import { log } from '#platform/log.ts';",
    "import { x } from './x.queries.ts';",
  ])('rules that have %s are reported', text => {
    expect(rulesRunAnywhere([planted('src/features/news/x.rules.ts', text)])).toHaveLength(1);
  });
});

describe('React of the site', () => {
  it('React of the site is rendered on the server only', () => {
    expect(serverReactIsStill(tree)).toEqual([]);
  });

  it('a server-rendered component with event handlers or state is reported', () => {
    const text = 'export function X() { const [a] = useState(1); return <button onClick={a}>x</button>; }';
    const still = planted('src/features/news/x.tsx', text);
    expect(serverReactIsStill([still])).toHaveLength(2);
    const island = planted('src/features/news/y.island.tsx', "import { X } from './x.tsx';");
    expect(serverReactIsStill([still, island])).toEqual([]);
  });

  it('a button in ui/ may pass on the event handlers of the admin', () => {
    const button = planted(
      'src/ui/x.tsx',
      'export const X = ({ onClick }) => <button onClick={onClick}>x</button>;',
    );
    const flag = planted('src/features/news/x.tsx', 'export const X = () => <Button onArt>x</Button>;');
    expect(serverReactIsStill([button, flag])).toEqual([]);
  });
});

describe('start without the CMS', () => {
  it('the site and the mail worker start without the CMS', () => expect(startsWithoutCms(tree)).toEqual([]));

  it('a file that loads the CMS at the start of the worker is reported', () => {
    const entry = planted('worker.ts', "import { x } from '#platform/x.ts';");
    const loads = planted('src/platform/x.ts', "import { getPayload } from 'payload';");
    const later = planted('src/platform/x.ts', "const { getPayload } = await import('payload');");
    expect(startsWithoutCms([entry, loads])).toEqual(['worker.ts -> src/platform/x.ts:1 loads payload']);
    expect(startsWithoutCms([entry, later])).toEqual([]);
  });
});

describe('readers of input from outside', () => {
  it('every reader in the repository runs in a process of its own', () => {
    expect(readersRunApart(tree)).toEqual([]);
  });

  it('a reader that is imported to run, or named where there is none, is reported', () => {
    const reader = planted('src/features/news/list.reader.ts', 'export const read = (text: string) => text;');
    const runs = planted('src/features/news/x.ts', "import { read } from './list.reader.ts';");
    const types = planted('src/features/news/y.ts', "type Reader = typeof import('./list.reader.ts');");
    const misnames = planted('src/features/news/z.ts', "readApart('src/features/news/lists.reader.ts', '')");
    expect(readersRunApart([reader, runs, types, misnames])).toEqual([
      'src/features/news/x.ts:1 runs src/features/news/list.reader.ts in its own process',
      'src/features/news/z.ts names src/features/news/lists.reader.ts, which is not there',
    ]);
  });
});
