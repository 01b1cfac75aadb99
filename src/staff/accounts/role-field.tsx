'use client';
import { SelectField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { offeredRoles } from './offered-roles.rules.ts';

/** What an account may do. Nothing to choose for the first account, which is made before anybody is signed in. */
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
