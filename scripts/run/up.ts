import { env } from '#platform/env.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { builtDoors } from './doors.ts';
import { openHouse } from './house.ts';

/** A charity's own site starts empty; samples are for looking around. */
const samples = () => env.ADEY_ENV === 'development';

await openHouse({ doors: builtDoors, build: buildWhatIsOutOfDate, samples });
