import type { PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';

const TESTS_AN_HOUR = 20;
const HOUR = 3_600_000;

let tests: RateLimit | undefined;

/**
 * Why an address gets no test of an issue, as a sentence with its status; null if it does. Only people who work here, and
 * readers who have confirmed, get one: nobody else asked for mail from us.
 */
export async function refuseTest(
  req: PayloadRequest,
  to: string,
): Promise<{ status: number; message: string } | null> {
  const { payload } = req;
  const staff = await payload.count({
    collection: 'staff',
    where: { email: { equals: comparedEmail(to) } },
    overrideAccess: true,
    req,
  });
  const readers = await payload.count({
    collection: 'subscribers',
    where: { and: [{ compared: { equals: comparedEmail(to) } }, { status: { equals: 'confirmed' } }] },
    overrideAccess: true,
    req,
  });
  if (staff.totalDocs + readers.totalDocs === 0)
    return {
      status: 422,
      message: 'A test goes only to people who work here, and to readers who have confirmed.',
    };
  tests ??= createSharedLimit({ name: 'issue tests', limit: TESTS_AN_HOUR, windowMs: HOUR });
  const wait = await tests.refuse(String(req.user?.id ?? ''));
  if (wait === null) return null;
  return {
    status: 429,
    message: `You have sent ${TESTS_AN_HOUR} tests. The next can go in ${Math.ceil(wait / 60)} minutes.`,
  };
}
