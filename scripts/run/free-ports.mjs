import { createServer } from 'node:net';
import { Failure } from '../terminal/failure.mjs';

/**
 * Checks before any long work that the ports of site and admin are free.
 * @throws {Failure} naming the port in use and the setting that changes it
 */
export async function requireFreePorts() {
  const host = process.env.LISTEN_HOST || '127.0.0.1';
  await requireFree(process.env.SITE_PORT || '3000', host, 'SITE_PORT');
  await requireFree(process.env.STAFF_PORT || '3001', host, 'STAFF_PORT');
}

/**
 * @param {string} port
 * @param {string} host
 * @param {string} setting
 */
async function requireFree(port, host, setting) {
  const server = createServer();
  const problem = await new Promise(resolve => {
    server.once('error', error => resolve(error));
    server.listen(Number(port), host, () => server.close(() => resolve(null)));
  });
  if (!problem) return;
  const code = /** @type {NodeJS.ErrnoException} */ (problem).code;
  if (code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use by another program: stop that one, or set ${setting} to another port`,
    );
  }
  if (code === 'EACCES') {
    throw new Failure(
      `Port ${port} needs a permission this account does not have: set ${setting} to one above 1023`,
    );
  }
  throw problem;
}
