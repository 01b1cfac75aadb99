import { env } from '#platform/env.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { builtServices } from './services.ts';
import { practiseGiving, runStack } from './stack.ts';

/** A production site starts empty; samples are for a first look. */
const samples = () => env.ADEY_ENV === 'development';

practiseGiving();
await runStack({ defineServices: builtServices, build: buildWhatIsOutOfDate, samples });
