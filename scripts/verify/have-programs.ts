import { spawn, spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { findJourneyBrowser, HEADLESS_SHELL } from '../../tests/support/chromium.ts';
import { Failure } from '../terminal/failure.mjs';

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
  haveProgram('dovecot', ['--version'], ['dovecot-imapd'], 'No returned mail was read');

/**
 * Makes sure Radicale is installed, the CalDAV server in which hosts have their calendars in a test.
 * @throws Failure
 */
export const haveRadicale = () =>
  haveProgram('radicale', ['--version'], ['radicale'], 'No calendar of a host was read');

/** Whether a journey with this text asks for Varnish, and for Java. */
export const needsVarnish = (text: string): boolean => text.includes('/varnish.ts');
export const needsJava = (text: string): boolean => text.includes('/html-checker.ts');

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
  // Servers are where root alone looks for programs.
  const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
  const isThere = () => spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
  if (isThere()) return;
  const output = [];
  for (const name of packages) output.push(await installPackage(name));
  if (!isThere()) throw new Failure(`${without}; ${output.join(', ')}: install ${packages.join(' and ')}`);
}

const ADVICE = 'install Chromium, or name a browser in the variable CHROMIUM';

/**
 * Makes sure there is a browser for the journeys. On Debian and its derivatives the headless shell is installed when
 * possible, because it is much cheaper than an existing Chromium, and the font whose boxes stand for letters that have
 * not arrived, as on a device without Ethiopic ones.
 * @throws Failure
 */
export async function haveChromium(): Promise<void> {
  const fonts = spawnSync('fc-list', ['Liberation Sans'], { encoding: 'utf8' });
  if (fonts.status !== 0 || fonts.stdout === '') await installPackage('fonts-liberation');
  const found = findJourneyBrowser();
  if (found === HEADLESS_SHELL || process.env.CHROMIUM) return;
  const output = await installPackage('chromium-headless-shell');
  if (!findJourneyBrowser()) throw new Failure(`The journeys need a browser; ${output}: ${ADVICE}`);
}

let installing: Promise<unknown> = Promise.resolve();

/**
 * Installs a package of Debian or a derivative, if allowed, one at a time: apt-get refuses a second one. Returns the last
 * line apt-get wrote, or why it did not run: for the step that then finds the package missing.
 */
function installPackage(name: string): Promise<string> {
  const installed = installing.then(() => install(name));
  installing = installed;
  return installed;
}

async function install(name: string): Promise<string> {
  const prefix = mayInstall();
  if (!prefix) return 'it cannot be installed from here';
  const aptGet = [...prefix, 'apt-get', '-qq'];
  await run([...aptGet, 'update']);
  // Waits for an apt-get of somebody else.
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const output = await run([...aptGet, 'install', ...options, name]);
  return `apt-get could not install ${name} (${output.trim().split('\n').at(-1)})`;
}

/** The prefix of apt-get; null where there is none or we may not use it. */
function mayInstall(): string[] | null {
  const works = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (!works('apt-get', '--version')) return null;
  if (process.getuid?.() === 0) return [];
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

function run([command = '', ...args]: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', piece => (output += piece));
    child.stderr.on('data', piece => (output += piece));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
