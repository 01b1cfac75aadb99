import '../terminal/read-settings-file.mjs';
import { removeSecondStep } from '#cms/accounts/second-step/manage-second-step.endpoints.ts';
import { removePasskeys } from '#features/accounts/passkey/passkey.action.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { withDatabase } from './configured-database.ts';
import { openCms } from './open-cms.ts';

const USAGE =
  'Name the mail address of the account: npm run remove-second-step -- almaz@example.org ' +
  '(of a supporter: npm run remove-second-step -- --supporter hanna@example.org)';

// "npm run remove-second-step -- ADDRESS" helps an admin who lost every passkey and code, and has no other admin to ask;
// with --supporter, somebody who lost every passkey of their account, once the charity is sure who is asking.
await exitOnFailure(async () => {
  const given = process.argv.slice(2);
  const email = given
    .find(each => !each.startsWith('--'))
    ?.toLowerCase()
    .trim();
  if (!email) throw new Failure(USAGE);
  await withDatabase('npm run remove-second-step', () =>
    given.includes('--supporter') ? removeFromSupporter(email) : removeFromStaff(email),
  );
  process.exit(0);
});

async function removeFromStaff(email: string): Promise<void> {
  const cms = await openCms();
  const where = { email: { equals: email } };
  const { docs } = await cms.find({ collection: 'staff', where, limit: 1, depth: 0, overrideAccess: true });
  const [account] = docs;
  if (!account) throw new Failure(`There is no staff account with the address ${email}`);
  await removeSecondStep(cms, account, 'the command');
  say(`${email} signs in with the password alone now, and is told so by mail. All sessions have ended.`);
}

async function removeFromSupporter(email: string): Promise<void> {
  const removed = await removePasskeys(await openCms(), email);
  if (removed === null) throw new Failure(`There is no account of a supporter with the address ${email}`);
  say(`${removed} passkeys of ${email} are removed, and they are told so by mail. All sessions have ended.`);
}

function say(sentence: string): void {
  process.stdout.write(`\n  ${sentence}\n\n`);
}
