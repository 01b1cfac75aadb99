'use client';
import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useMemo } from 'react';
import { timeZoneOptions } from '#features/events/time-zones.rules.ts';

/** A time zone is chosen from a list by its city; what is stored stays its IANA name. */
export function TimeZoneField({ field, path, readOnly = false }: TextFieldClientProps) {
  const { value, setValue, showError, initialValue } = useField<string>({ path });
  const options = useMemo(() => timeZoneOptions(initialValue), [initialValue]);
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? ''}
      description={field.admin?.description ?? ''}
      required={field.required === true}
      readOnly={readOnly}
      isClearable={false}
      showError={showError}
      options={options}
      value={value ?? ''}
      onChange={chosen => {
        if (chosen && !Array.isArray(chosen)) setValue(chosen.value);
      }}
    />
  );
}
