import '../terminal/read-settings-file.mjs';
import { exitOnFailure } from '../terminal/failure.mjs';
import { buildWhatIsOutOfDate } from './builds.ts';

await exitOnFailure(buildWhatIsOutOfDate);
