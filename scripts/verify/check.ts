import { closeWith, runLanes } from './run-steps.ts';
import { pageTypes, style, types, unit } from './steps.ts';

const since = performance.now();
closeWith(await runLanes([style, types, unit], [pageTypes]), since);
