import { enterProject, onProjectNode, withPackages } from './install/project-node.mjs';
import { exitOnFailure } from './terminal/failure.mjs';

await exitOnFailure(async () => {
  await enterProject();
  await withPackages();
  process.exitCode = await onProjectNode('scripts/backup/backup.ts');
});
