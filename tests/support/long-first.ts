import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * For full runs: files with a long form (test-scale.ts) begin first. vitest begins with the largest files; a small one that
 * takes minutes would run last, alone, on one core.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const hasLongForm = ({ moduleId }: TestSpecification) =>
      Number(readFileSync(moduleId, 'utf8').includes('/test-scale.ts'));
    return (await super.sort(files)).toSorted((one, other) => hasLongForm(other) - hasLongForm(one));
  }
}
