import { env } from '#platform/env.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { builtServices } from './services.ts';
import { enablePracticeGiving, runStack } from './stack.ts';

/** A production site starts empty; samples are for a first look. */
const samples = () => env.ADEY_ENV === 'development';

enablePracticeGiving();
await runStack({ defineServices: builtServices, build: buildWhatIsOutOfDate, samples });
