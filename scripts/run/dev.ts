import { practiseGiving } from './practise-giving.ts';
import { developmentServices } from './services.ts';
import { runStack } from './stack.ts';

practiseGiving();
await runStack({ defineServices: developmentServices, samples: () => true });
