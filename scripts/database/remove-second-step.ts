import '../terminal/read-settings-file.mjs';
import { removeSecondStep } from '#cms/accounts/second-step/remove-second-step.ts';
import { Failure, orExplain } from '../terminal/failure.mjs';
import { openCms } from './open-cms.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'Name the mail address of the account: npm run remove-second-step -- almaz@example.org';

// "npm run remove-second-step -- ADDRESS" helps an admin who lost every passkey and code, and has no other admin to ask.
await orExplain(async () => {
  const email = process.argv[2]?.toLowerCase().trim();
  if (!email) throw new Failure(USAGE);
  await withDatabase('npm run remove-second-step', async () => {
    const cms = await openCms();
    const where = { email: { equals: email } };
    const { docs } = await cms.find({ collection: 'staff', where, limit: 1, depth: 0, overrideAccess: true });
    const [account] = docs;
    if (!account) throw new Failure(`There is no staff account with the address ${email}`);
    await removeSecondStep(cms, account, 'the command');
    process.stdout.write(
      `\n  ${email} signs in with the password alone now, and is told so by mail. All sessions have ended.\n\n`,
    );
  });
  process.exit(0);
});
