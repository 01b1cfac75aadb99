import { enterProject, onProjectNode, withPackages } from './install/project-node.mjs';
import { orExplain } from './terminal/failure.mjs';

await orExplain(async () => {
  await enterProject();
  await withPackages();
  process.exitCode = await onProjectNode('scripts/backup/backup.ts');
});
