import { developmentServices } from './services.ts';
import { practiseGiving, runStack } from './stack.ts';

practiseGiving();
await runStack({ defineServices: developmentServices, samples: () => true });
