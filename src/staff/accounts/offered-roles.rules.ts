import type { Role } from '#cms/access/roles.ts';

/** Has nothing to do yet: who checks tickets in needs no account before tickets are checked in here. */
const NOT_OFFERED: Role = 'door';

/** The roles that a form offers: those with something to do, and the one that the account has already. */
export function offeredRoles<Option extends { value: string } | string>(
  options: readonly Option[],
  stored: unknown,
): Option[] {
  return options.filter(option => {
    const value = typeof option === 'string' ? option : option.value;
    return value !== NOT_OFFERED || value === stored;
  });
}
