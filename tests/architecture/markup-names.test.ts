import { describe, expect, it } from 'vitest';
import { missingClasses, unwrittenData } from './checks/markup-names.ts';
import { planted, readTree } from './checks/source-tree.ts';

const tree = readTree();

describe('names shared by markup, styles and scripts', () => {
  it('exist: every class a component takes from its style sheet', () => {
    expect(missingClasses(tree)).toEqual([]);
  });

  it('exist: every data attribute a script reads', () => {
    expect(unwrittenData(tree)).toEqual([]);
  });

  it('are reported where one side was renamed', () => {
    const component = planted(
      'src/a.tsx',
      "import css from './a.module.css';\n<p className={css.old} data-old />",
    );
    const sheet = planted('src/a.module.css', '.new { color: red }');
    expect(missingClasses([component, sheet])).toEqual([
      'src/a.tsx takes .old, which ./a.module.css does not have',
    ]);
    const script = planted('src/a.browser.ts', 'element.dataset.newName');
    expect(unwrittenData([component, script])).toEqual([
      'src/a.browser.ts reads data-new-name, which nothing writes',
    ]);
    const taken = planted('src/a.browser.ts', "const { old, newer: other = '' } = place.dataset;");
    expect(unwrittenData([component, taken])).toEqual([
      'src/a.browser.ts reads data-newer, which nothing writes',
    ]);
  });
});
