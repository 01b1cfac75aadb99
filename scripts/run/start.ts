import { requireBuilds } from '../build/builds.ts';
import { builtServices } from './services.ts';
import { runStack } from './stack.ts';

await runStack({ defineServices: builtServices, build: requireBuilds, samples: () => false });
