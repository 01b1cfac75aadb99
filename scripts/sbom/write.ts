import { mkdirSync, writeFileSync } from 'node:fs';
import { exitOnFailure } from '../terminal/failure.mjs';
import { billOfMaterials } from './sbom.ts';

const place = process.argv[2] ?? 'data/sbom.cdx.json';

await exitOnFailure(() => {
  const bill = billOfMaterials();
  if (!process.argv[2]) mkdirSync('data', { recursive: true });
  writeFileSync(place, `${JSON.stringify(bill, null, 2)}\n`);
  process.stdout.write(
    `${bill.components.length} packages are listed in ${place} (CycloneDX ${bill.specVersion})\n`,
  );
});
