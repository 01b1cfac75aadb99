import '../terminal/read-settings-file.mjs';
import { orSayWhy } from '../terminal/failure.mjs';
import { buildWhatIsOutOfDate } from './builds.ts';

await orSayWhy(buildWhatIsOutOfDate);
