import { enterProject, onProjectNode, withPackages } from './install/project-node.mjs';
import { requireFreePorts } from './run/free-ports.mjs';
import { onlyOneRun } from './run/single-run.mjs';
import { exitOnFailure } from './terminal/failure.mjs';

await exitOnFailure(async () => {
  await enterProject();
  onlyOneRun('npm run up');
  await requireFreePorts();
  process.stdout.write('\n  Adey\n\n');
  await withPackages();
  process.exitCode = await onProjectNode('scripts/run/up.ts');
});
