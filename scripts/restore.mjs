import { enterProject, onProjectNode, withPackages } from './install/project-node.mjs';
import { orSayWhy } from './terminal/failure.mjs';

await orSayWhy(async () => {
  await enterProject();
  await withPackages();
  process.exitCode = await onProjectNode('scripts/backup/restore.ts');
});
