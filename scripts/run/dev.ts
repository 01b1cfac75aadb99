import { developmentServices } from './services.ts';
import { runStack } from './stack.ts';

await runStack({ defineServices: developmentServices, samples: () => true });
