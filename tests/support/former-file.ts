const first = Symbol.for('tests: environment of the worker');
const worker = globalThis as unknown as Record<symbol, NodeJS.ProcessEnv | undefined>;

/** Resets what an integration test file may have left in its process: settings, and process-wide state. */
export function forgetFormerFile(): void {
  worker[first] ??= { ...process.env };
  const former = worker[first];
  for (const name of Object.keys(process.env)) if (!(name in former)) delete process.env[name];
  Object.assign(process.env, former);
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('adey: ')) delete worker[key];
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}
