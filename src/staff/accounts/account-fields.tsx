'use client';

import { PasswordField, SelectField, useAuth, useDocumentInfo, useOperation } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { offeredRoles } from './offered-roles.rules.ts';

/** The role of an account. Not shown for the first account, which is created before anybody is signed in. */
export function RoleField({ field, ...props }: SelectFieldClientProps) {
  const { user } = useAuth();
  const { savedDocumentData } = useDocumentInfo();
  if (!user) return null;
  return (
    <SelectField
      {...props}
      field={{ ...field, options: offeredRoles(field.options, savedDocumentData?.role) }}
    />
  );
}

type CurrentPasswordProps = { path: string; field: { name: string; label?: string } };

/** Asks for the current password when the address or password changes. */
export function CurrentPassword({ path, field }: CurrentPasswordProps) {
  // A new account has nothing to protect yet.
  if (useOperation() !== 'update') return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label ?? '' }}
      path={path}
      validate={() => true}
    />
  );
}
