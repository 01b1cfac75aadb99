import { closeWith, runLanes } from './run-steps.ts';
import { browser, builds, integration, journeys, pageTypes, style, types, unit } from './steps.ts';

const since = performance.now();

// Two lanes for two cores. The journeys have both cores to themselves: what they measure in a browser must not depend on
// what else is running.
const results = await runLanes([style, pageTypes, types, unit, integration], [browser, builds]);
const ready = [browser, builds].every(
  ({ name }) => results.find(result => result.name === name)?.failed === 0,
);
if (ready) results.push(...(await runLanes([journeys])));
else process.stdout.write('  – Journeys not run: they need the build and the browser\n');
closeWith(results, since);
