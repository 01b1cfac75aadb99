import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
// Not a named import: a Node too old to have statfsSync must get as far as the check of its version.
import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../terminal/failure.mjs';

const MARK = 'node_modules/.adey-lock';
const PROJECT_NODE = 'node_modules/node/bin/node';
/** Size of node_modules, with room for the download. */
const INSTALLED_BYTES = 2.5e9;

/** Digest of the lock file: when it changes, packages are installed again. */
function wanted() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

/** Called after every install, and by `installPackages` in case install scripts are turned off. */
export function rememberPackages() {
  writeFileSync(MARK, wanted());
}

/** Whether node_modules matches the lock file. */
export function packagesAreCurrent() {
  return existsSync(PROJECT_NODE) && existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted();
}

/**
 * Installs exactly the packages of the lock file.
 * @throws {Failure}
 */
export async function installPackages() {
  const { bavail, bsize } = fs.statfsSync('.');
  if (bavail * bsize < INSTALLED_BYTES) {
    const free = (Number(bavail * bsize) / 1e9).toFixed(1);
    throw new Failure(
      `The disk is too full: installing takes ${INSTALLED_BYTES / 1e9} GB and ${free} GB are free`,
    );
  }
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Failure(`npm ci failed: ${reason(output)}`);
  if (!existsSync(PROJECT_NODE)) {
    throw new Failure(
      'npm left out the install scripts that bring Node 24: turn them on (npm config set ignore-scripts false)',
    );
  }
  rememberPackages();
}

/** @param {string} output */
function reason(output) {
  if (/ENOSPC/.test(output)) return 'the disk is full';
  if (/EACCES|EPERM/.test(output)) return 'a permission is missing in this folder or in the npm cache';
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output))
    return 'the package registry cannot be reached';
  if (/can only install packages when/.test(output))
    return 'package.json and package-lock.json do not match; npm install brings them together';
  const stated = /^npm (?:error|ERR!) +(\S.*)$/m.exec(output)?.[1];
  return stated ?? output.trim().slice(-300);
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    process.once('exit', () => child.kill());
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', () => reject(new Failure('npm was not found; it comes with Node')));
    child.on('close', code => resolve({ code, output }));
  });
}
