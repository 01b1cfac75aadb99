import { createHash } from 'node:crypto';
import { jwtSign } from 'payload';
import { env } from '#platform/env.ts';
import { staffCookie } from '#platform/staff-token.ts';

/** A staff cookie as the admin sets it, for an account that need not exist. */
export async function signedStaffCookie({ lasts = 60, secret = env.PAYLOAD_SECRET } = {}): Promise<string> {
  const { token } = await jwtSign({
    fieldsToSign: { id: 1, collection: 'staff', email: 'almaz@adey.test' },
    secret: createHash('sha256').update(secret).digest('hex').slice(0, 32),
    tokenExpiration: lasts,
  });
  return `${staffCookie()}=${token}`;
}
