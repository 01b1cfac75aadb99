import { env } from '#platform/env.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { builtServices } from './services.ts';
import { runStack } from './stack.ts';

/** A charity's own site starts empty; samples are for looking around. */
const samples = () => env.ADEY_ENV === 'development';

await runStack({ defineServices: builtServices, build: buildWhatIsOutOfDate, samples });
