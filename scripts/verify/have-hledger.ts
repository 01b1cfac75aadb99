import { spawnSync } from 'node:child_process';
import { Failure } from '../terminal/failure.mjs';
import { installPackage } from './install-package.ts';

const isThere = () => spawnSync('hledger', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Makes sure hledger is installed, which reads our books in a test and must agree with every total.
 * @throws Failure
 */
export async function haveHledger(): Promise<void> {
  if (isThere()) return;
  const output = await installPackage('hledger');
  if (!isThere()) throw new Failure(`The books were not read by hledger; ${output}: install hledger`);
}
