import type { Payload } from 'payload';
import type { Staff } from '#payload-types';
import { logInfo } from '#platform/log.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { notify } from '../account-notices.ts';
import { forgetSecondStep } from './passkey-store.ts';
import { endSessions, lockAccount } from './sessions.ts';

/**
 * Removes all passkeys and codes of somebody who lost them, signs them out everywhere and tells them by mail. `by` is the
 * admin who did it, or the command on the machine.
 */
export async function removeSecondStep(
  payload: Payload,
  account: Pick<Staff, 'id' | 'name' | 'email' | 'language'>,
  by: number | 'the command',
): Promise<void> {
  await inOneTransaction(payload, async req => {
    await lockAccount(req, account.id);
    await forgetSecondStep(req, account.id);
    await endSessions(req, account.id);
    await notify(req, 'second-step-removed', account);
  });
  logInfo('second step of staff removed', { server: 'admin', account: account.id, by });
}
