import { readFileSync } from 'node:fs';
import { developmentSecret } from '#platform/development-secret.ts';
import { type Env, readEnv } from '#platform/env.schema.ts';

let read: Env | undefined;

const readFile = (file: string) => readFileSync(/* turbopackIgnore: true */ file, 'utf8');

/**
 * The settings of this process, read from the environment on first use, so that importing a module never fails for a
 * missing setting. Nothing else in src/ may read process.env (tests/architecture holds this).
 */
export const env: Readonly<Env> = new Proxy({} as Env, {
  get(_target, name) {
    read ??= readEnv(process.env, developmentSecret, readFile);
    return read[name as keyof Env];
  },
});
