import { closeWith, runLanes } from './run-steps.ts';
import { style, types, unit } from './steps.ts';

const since = performance.now();
closeWith(await runLanes([unit], [style, types]), since);
