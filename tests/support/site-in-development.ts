import { spawn } from 'node:child_process';

/** The site with hot reload, as `npm run dev` starts it. It is a separate program: test-stack.ts runs it as a site. */
const child = spawn(
  process.execPath,
  ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(process.env.SITE_PORT), '--host', '127.0.0.1'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' } },
);
process.on('SIGTERM', () => child.kill());
child.on('exit', code => process.exit(code ?? 0));
