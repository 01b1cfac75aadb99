import type { Check } from './source-tree.ts';

type Lock = { packages?: Record<string, { version?: string }> };

/** No package in package-lock.json is older than its minimum version, at any depth. */
export function aboveFloors(floors: Readonly<Record<string, string>>): Check {
  return files => {
    const lock = JSON.parse(files.find(({ path }) => path === 'package-lock.json')?.text ?? '{}') as Lock;
    return Object.entries(lock.packages ?? {}).flatMap(([place, { version }]) => {
      const floor = floors[place.split('node_modules/').at(-1) ?? ''];
      if (!floor || !version || !isOlder(version, floor)) return [];
      return [`${place} is ${version}, under its floor ${floor}`];
    });
  };
}

/** Whether a version is lower than another; a pre-release (`-beta.1`) is lower than the same version without. */
export function isOlder(version: string, floor: string): boolean {
  const [numbers, floorNumbers] = [version, floor].map(text =>
    (text.split('-')[0] ?? '').split('.').map(Number),
  );
  for (let part = 0; part < 3; part += 1) {
    const difference = (numbers?.[part] ?? 0) - (floorNumbers?.[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return version.includes('-') && !floor.includes('-');
}
