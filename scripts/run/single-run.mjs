import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/failure.mjs';

/**
 * Makes this the only run in its data folder until it ends; a second one is refused with the name of `command`.
 * @param {string} command
 */
export function onlyOneRun(command) {
  const folder = process.env.DATA_DIR || 'data';
  const file = join(folder, 'running.json');
  makeFolder(folder);
  const own = JSON.stringify({ command, pid: process.pid, since: findStart(process.pid) });
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const other = readRun(file);
      if (other && findStart(other.pid) === other.since) {
        throw new Failure(`"${other.command}" runs already in this folder (process ${other.pid})`);
      }
      rmSync(file, { force: true });
    }
  }
  process.on('exit', () => rmSync(file, { force: true }));
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Failure(
      `The data folder ${folder} cannot be written to (${code}): mend it, or set DATA_DIR to another one`,
    );
  }
}

/** @param {string} file */
function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * When a process began, as the system reports it: process ids are reused, so the id alone does not identify it.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
function findStart(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
