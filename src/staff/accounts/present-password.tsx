'use client';
import { PasswordField, useOperation } from '@payloadcms/ui';

type PresentPasswordProps = { path: string; field: { name: string; label?: string } };

/** Asks for one's present password beside a new address or password; what is typed cannot be seen. */
export function PresentPassword({ path, field }: PresentPasswordProps) {
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
