import type { Role } from '#cms/access/roles.ts';

/** This role is of no use until tickets can be checked in here. */
const NOT_OFFERED: Role = 'door';

/** The roles a form offers: those in use, and the one the account already has. */
export function offeredRoles<Option extends { value: string } | string>(
  options: readonly Option[],
  stored: unknown,
): Option[] {
  return options.filter(option => {
    const value = typeof option === 'string' ? option : option.value;
    return value !== NOT_OFFERED || value === stored;
  });
}
