import { spawnSync } from 'node:child_process';
import { Failure } from '../terminal/failure.mjs';
import { installPackage } from './install-package.ts';

/**
 * Makes sure hledger is installed, which reads our books in a test and must agree with every total.
 * @throws Failure
 */
export const haveHledger = () =>
  haveProgram('hledger', ['--version'], ['hledger'], 'The books were not read');

/**
 * Makes sure Dovecot is installed, the IMAP server whose mailbox is read in a test for mail that came back.
 * @throws Failure
 */
export const haveDovecot = () =>
  haveProgram(
    'sh',
    ['-c', 'PATH="$PATH:/usr/sbin" command -v dovecot'],
    ['dovecot-imapd'],
    'No returned mail was read',
  );

/**
 * Makes sure Varnish is installed, which stands in front of the site in a journey of full verifications.
 * @throws Failure
 */
export const haveVarnish = () =>
  haveProgram('varnishd', ['-V'], ['varnish', 'varnish-modules'], 'No CDN was tried');

/**
 * Makes sure Java is installed, which the checker of HTML runs on in a journey of full verifications.
 * @throws Failure
 */
export const haveJava = () =>
  haveProgram('java', ['-version'], ['default-jre-headless'], 'No page was checked for valid HTML');

/**
 * Makes sure Firefox is installed, in which full verifications run the journeys that matter most once more.
 * @throws Failure
 */
export const haveFirefox = () =>
  haveProgram('firefox-esr', ['--version'], ['firefox-esr'], 'Nothing was tried in Firefox');

/**
 * Makes sure WebKitGTK, its driver and a screen nobody sees are installed; a few checks of full verifications run there.
 * @throws Failure
 */
export const haveWebKit = () =>
  haveProgram(
    'sh',
    ['-c', 'command -v WebKitWebDriver && command -v Xvfb'],
    ['webkit2gtk-driver', 'xvfb'],
    'Nothing was tried in WebKit',
  );

async function haveProgram(command: string, args: string[], packages: string[], without: string) {
  const isThere = () => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (isThere()) return;
  const output = [];
  for (const name of packages) output.push(await installPackage(name));
  if (!isThere()) throw new Failure(`${without}; ${output.join(', ')}: install ${packages.join(' and ')}`);
}
