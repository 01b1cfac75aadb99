'use client';
import { TextInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import { isHexColour } from '#core/colour.ts';
import { contrastWords } from '#features/holidays/holiday.schema.ts';
import styles from './fields.module.css';

/** `against` names the field beside it whose colour lies behind words in this one. */
type Props = TextFieldClientProps & { against?: string };

const NO_COLOUR = '#000000';

/** A colour, picked or written, and whether words in it can be read. */
export function ColourField({ field, path, readOnly = false, against }: Props) {
  const { value, setValue, showError } = useField<string>({ path });
  const behind = useFormFields(([fields]) =>
    against ? fields[path.replace(/[^.]+$/, against)]?.value : undefined,
  );
  const label = typeof field.label === 'string' ? field.label : field.name;
  const contrast = contrastWords(value, behind);
  return (
    <TextInput
      path={path}
      label={label}
      description={field.admin?.description ?? ''}
      required={field.required === true}
      readOnly={readOnly}
      showError={showError}
      value={value ?? ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      AfterInput={
        <p className={styles.colour}>
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            disabled={readOnly}
            value={isHexColour(value) ? value : NO_COLOUR}
            onChange={event => setValue(event.target.value.toUpperCase())}
          />
          {contrast && <span>{contrast}</span>}
        </p>
      }
    />
  );
}
