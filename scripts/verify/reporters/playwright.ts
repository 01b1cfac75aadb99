import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { append } from '../record.ts';

const { VERIFY_GROUP: group = '', VERIFY_RECORD: record = '' } = process.env;

type File = { tests: number; ended: Map<string, boolean>; seconds: number };

/** Records each journey file as its last test ends, for the progress of a run and for continuing it. */
export default class implements Reporter {
  #files = new Map<string, File>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#findFile(test).tests += 1;
    append(record, { kind: 'planned', group, files: [...this.#files.keys()] });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#findFile(test);
    file.seconds += result.duration / 1000;
    const asExpected = result.status === test.expectedStatus || result.status === 'skipped';
    if (result.status === 'interrupted' || (!asExpected && result.retry < test.retries)) return;
    file.ended.set(test.id, asExpected);
    if (file.ended.size < file.tests) return;
    const failed = [...file.ended.values()].filter(passed => !passed).length;
    append(record, { kind: 'file', group, file: fileName(test), failed, seconds: file.seconds });
  }

  printsToStdio(): boolean {
    return false;
  }

  #findFile(test: TestCase): File {
    const name = fileName(test);
    const known = this.#files.get(name) ?? { tests: 0, ended: new Map(), seconds: 0 };
    this.#files.set(name, known);
    return known;
  }
}

function fileName(test: TestCase): string {
  return relative(process.cwd(), test.location.file);
}
