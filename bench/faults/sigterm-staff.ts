import { signInToAdmin } from '../../tests/support/admin-client.ts';
import type { Cluster } from '../../tests/support/cluster.ts';
import { type StackOptions, startTestStack } from '../../tests/support/test-stack.ts';
import type { Goal } from '../report/goals.ts';
import { worst } from './part.ts';

const savesAtOnce = 5;

/** The staff door is told to end while posts are being saved: each save that began is answered, and what was answered is there. */
export async function endStaff(
  cluster: Cluster,
  over: NonNullable<StackOptions['over']>,
  times: number,
): Promise<Goal[]> {
  const exits: number[] = [];
  let saved = 0;
  let cut = 0;
  for (let run = 0; run < times; run++) {
    const stack = await startTestStack(cluster, {
      over,
      settings: { PAYLOAD_SECRET: 'one secret for every process of this measurement' },
    });
    const admin = await signInToAdmin(stack.staffUrl);
    const saves = Array.from({ length: savesAtOnce }, (_, n) =>
      admin.create('posts', { heading: `Saved ${run} ${n}`, type: 'normal', postDate: '2036-01-01' }).then(
        () => true,
        () => false,
      ),
    );
    // The first is being answered, the others are under way.
    await Promise.race(saves);
    const since = performance.now();
    await stack.staff?.stop();
    exits.push(performance.now() - since);
    const ends = await Promise.all(saves);
    saved += ends.filter(Boolean).length;
    cut += ends.filter(isSaved => !isSaved).length;
    await stack.close();
  }
  return [
    { what: 'staff door told to end while posts are saved', figure: times, unit: 'times' },
    { what: 'staff door: saves answered', figure: saved, unit: '' },
    { what: 'staff door: saves cut', figure: cut, unit: '', most: 0 },
    { what: 'staff door: until it had ended, worst', figure: worst(exits), unit: 'ms', most: 10_000 },
  ];
}
