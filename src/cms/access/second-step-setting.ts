import { env } from '#platform/env.ts';

/** Whose accounts need a second step of signing in, by the setting; without it those of admins do in production. */
export function secondStepIsRequired(role: string | null): boolean {
  const asked = env.STAFF_SECOND_FACTOR ?? (env.ADEY_ENV === 'production' ? 'admins' : 'off');
  return asked === 'everyone' || (asked === 'admins' && role === 'admin');
}
