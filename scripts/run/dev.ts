import { developmentDoors } from './doors.ts';
import { openHouse } from './house.ts';

await openHouse({ doors: developmentDoors, samples: () => true });
