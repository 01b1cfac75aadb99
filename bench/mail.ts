/**
 * Mail under trouble and in bulk, in three parts, each with its number:
 *
 *   npm run bench:mail                       all three: 10,000 messages, 50 kills, 100,000 readers
 *   npm run bench:mail -- refusals 10000     a mail server that fails in six ways
 *   npm run bench:mail -- kills 50           kill -9 of the worker
 *   npm run bench:mail -- bulk 100000        one mail to very many
 *
 * Needs a build (npm run build). Writes bench/out/mail-<part>.json and .md; ends with 1 when a message was lost, sent twice
 * without a reason, or the site failed to answer.
 */
import { measureBulk } from './mail-bulk.ts';
import { measureKills } from './mail-kills.ts';
import { measureRefusals } from './mail-refusals.ts';

const parts: Record<string, { measure: (count: number) => Promise<void>; count: number }> = {
  refusals: { measure: measureRefusals, count: 10_000 },
  kills: { measure: measureKills, count: 50 },
  bulk: { measure: measureBulk, count: 100_000 },
};

const [wanted, count] = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (wanted === undefined || wanted === name) await part.measure(Number(count ?? part.count));
}
process.exit();
