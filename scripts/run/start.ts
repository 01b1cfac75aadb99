import { requireBuilds } from '../build/builds.ts';
import { builtDoors } from './doors.ts';
import { openHouse } from './house.ts';

await openHouse({ doors: builtDoors, build: requireBuilds, samples: () => false });
