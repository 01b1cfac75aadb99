import { Failure } from '../terminal/failure.mjs';

const OLDEST = 20;

/** The system's Node only starts the install; everything after that runs on the Node in package.json. */
export function requireSystem() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST) {
    throw new Failure(
      `Node ${OLDEST} or newer is needed and this is ${process.versions.node}: https://nodejs.org has one`,
    );
  }
  if (process.platform === 'win32') {
    throw new Failure('Windows can run this inside WSL only (https://learn.microsoft.com/windows/wsl)');
  }
}
