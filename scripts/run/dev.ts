import { developmentServices } from './services.ts';
import { enablePracticeGiving, runStack } from './stack.ts';

enablePracticeGiving();
await runStack({ defineServices: developmentServices, samples: () => true });
