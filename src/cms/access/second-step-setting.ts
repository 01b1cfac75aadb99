import { askedForSecondStep } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';

/** Whether accounts of this role need a second step of signing in, by the setting. */
export function secondStepIsRequired(role: string | null): boolean {
  const asked = askedForSecondStep(env);
  return asked === 'everyone' || (asked === 'admins' && role === 'admin');
}
