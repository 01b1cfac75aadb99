import '../terminal/read-settings-file.mjs';
import { orExplain } from '../terminal/failure.mjs';
import { buildWhatIsOutOfDate } from './builds.ts';

await orExplain(buildWhatIsOutOfDate);
