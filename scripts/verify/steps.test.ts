import { expect, it } from 'vitest';
import { runNode } from '../terminal/run-node.ts';

const passed = 'src/core/slug.test.ts';

const listed = async (without: string) => {
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--project=unit', '--filesOnly'];
  const { output } = await runNode([...args, 'src/core/slug', 'src/core/search'], {
    VERIFY_WITHOUT: without,
  });
  return output.split('\n').filter(line => line.includes('.test.ts'));
};

it('a continued run leaves out the test files that passed before, and no others', async () => {
  const all = await listed('');
  expect(all.length).toBeGreaterThan(1);
  expect(all.join()).toContain(passed);
  expect(await listed(passed)).toEqual(all.filter(line => !line.includes(passed)));
});
