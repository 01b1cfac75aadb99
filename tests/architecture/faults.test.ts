import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isForJourney } from '../../scripts/faults/choose.ts';
import { withFault } from '../../scripts/faults/try-fault.ts';
import { allFaults } from '../faults/all-faults.ts';
import { type Fault, findTool } from '../faults/fault.ts';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the planted faults', () => {
  it('each planted fault replaces a text that occurs exactly once in the source', () => {
    for (const fault of allFaults) {
      const text = existsSync(fault.file) ? read(fault.file) : '';
      expect(() => withFault(text, fault), fault.id).not.toThrow();
      expect(withFault(text, fault), fault.id).not.toBe(text);
    }
  });

  it('each planted fault names a test by a title in its file', () => {
    const test = /^(?:src|scripts|tests\/architecture)\/.*\.test\.tsx?$|^tests\/journeys\/.*\.spec\.ts$/;
    for (const { id, caughtBy, title } of allFaults) {
      expect(caughtBy, id).toMatch(test);
      expect(existsSync(caughtBy), `${id}: ${caughtBy}`).toBe(true);
      if (title) expect(read(caughtBy).includes(title), `${id}: the title`).toBe(true);
      // Placeholders have been filled in when the test runs, so the runner would find no test of that name.
      expect(title ?? '', id).not.toMatch(/\$\{|%[sdj]/);
    }
  });

  it('a planted fault is left to full verifications exactly when its test is', () => {
    const isDrill = ({ caughtBy }: Fault) => caughtBy.includes('.drill.integration.');
    const left = /'((?:[^'\\]|\\.)*)', ONLY_IN_FULL/g;
    for (const fault of allFaults) {
      const { id, caughtBy, title, onlyInFull = false } = fault;
      if (!isForJourney(fault)) expect(onlyInFull, id).toBe(isDrill(fault));
      const onlyInFullRuns = [...read(caughtBy).matchAll(left)].map(([, full = '']) => full);
      expect(
        onlyInFullRuns.filter(full => title !== undefined && full.includes(title)),
        id,
      ).toEqual([]);
    }
  });

  it('a planted fault asks for new tables exactly when it changes how tables are created', () => {
    const makesTables = /\/(?!access-)[\w-]+-(?:tables?|guards)\.(?:ts|sql)$|\/migrations\//;
    const wrong = allFaults.filter(
      ({ file, caughtBy, build }) =>
        findTool(caughtBy) === 'integration' && makesTables.test(file) !== (build === 'tables'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('a planted fault in the admin rebuilds the admin when a journey catches it', () => {
    const stale = allFaults.filter(
      fault => isForJourney(fault) && fault.file.startsWith('src/staff/') && fault.build !== 'admin',
    );
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  it('planted faults have unique ids', () => {
    expect(new Set(allFaults.map(({ id }) => id)).size).toBe(allFaults.length);
  });
});

describe('planting a fault', () => {
  const fault = { file: 'x.ts', find: 'a < b', replace: 'a <= b' };

  it('planting a fault changes one place', () => {
    expect(withFault('if (a < b) return $&;', fault)).toBe('if (a <= b) return $&;');
  });

  it.each(['if (a > b) return;', 'a < b && a < b'])(
    'a fault whose text does not occur exactly once is refused: %s',
    text => {
      expect(() => withFault(text, fault)).toThrow('x.ts holds');
    },
  );
});
