import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { append } from '../record.ts';

const { VERIFY_GROUP: group = '', VERIFY_RECORD: record = '' } = process.env;

/** Records each test file as it ends, for the progress of a run and for continuing after an interruption. */
export default class implements Reporter {
  onTestRunStart: Reporter['onTestRunStart'] = files => {
    append(record, { kind: 'planned', group, files: files.map(({ moduleId }) => fileName(moduleId)) });
  };

  onTestModuleEnd: Reporter['onTestModuleEnd'] = module => {
    const file = fileName(module.moduleId);
    const failed = [...module.children.allTests('failed')].length || (module.ok() ? 0 : 1);
    append(record, { kind: 'file', group, file, failed, seconds: module.diagnostic().duration / 1000 });
  };
}

function fileName(path: string): string {
  return relative(process.cwd(), path);
}
