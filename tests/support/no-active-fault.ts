import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace?: string;
  }
}

// A thread that outlives a run still has the last planted fault, and a test file may call the code while it is loaded.
const namespace = inject('globalNamespace');
const planted = namespace && Reflect.get(globalThis, namespace);
if (planted) planted.activeMutant = undefined;
