'use client';
import { SelectField, useAuth } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';

/** What an account may do. Nothing to choose for the first account, which is made before anybody is signed in. */
export function RoleField(props: SelectFieldClientProps) {
  const { user } = useAuth();
  return user ? <SelectField {...props} /> : null;
}
