import { env } from '#platform/env.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { practiseGiving } from './practise-giving.ts';
import { builtServices } from './services.ts';
import { runStack } from './stack.ts';

/** A production site starts empty; samples are for a first look. */
const samples = () => env.ADEY_ENV === 'development';

practiseGiving();
await runStack({ defineServices: builtServices, build: buildWhatIsOutOfDate, samples });
