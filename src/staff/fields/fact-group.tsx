'use client';
import {
  ErrorPill,
  RenderFields,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
  WatchChildErrors,
} from '@payloadcms/ui';
import type { CollapsibleFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { labelIn } from '#cms/language/translate.ts';
import styles from './fact-group.module.css';
import { useSourceTexts } from './source-texts.tsx';

/**
 * Fields under one name, which folds. Payload's own has no name for screen readers, and draws its fields only once they are in
 * view, where neither a link nor the search of the browser finds them.
 */
export function FactGroup({
  field,
  indexPath,
  parentPath,
  parentSchemaPath,
  path,
}: CollapsibleFieldClientProps) {
  const { i18n } = useTranslation();
  const { fields, label, admin } = field;
  const names = fields.flatMap(one => ('name' in one ? one.name : []));
  const isWritten = useIsWritten(names);
  const opensItself = admin?.custom?.opensWhenWritten === true && isWritten;
  const [errors, setErrors] = useState(0);
  const [isOpen, setOpen] = useState(admin?.initCollapsed !== true || opensItself);
  useEffect(() => {
    if (opensItself || errors > 0) setOpen(true);
  }, [opensItself, errors]);
  // Payload gives the component of a group no permissions.
  const { docPermissions } = useDocumentInfo();
  const readOnly = useIsReadOnly();
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {labelIn(label, i18n.language)}
        {errors > 0 && <ErrorPill count={errors} i18n={i18n} withMessage />}
      </summary>
      <WatchChildErrors fields={fields} path={path.split('.').slice(0, -1)} setErrorCount={setErrors} />
      <RenderFields
        fields={fields}
        forceRender
        margins="small"
        parentIndexPath={indexPath ?? ''}
        parentPath={parentPath ?? ''}
        parentSchemaPath={parentSchemaPath ?? ''}
        permissions={docPermissions?.fields ?? true}
        readOnly={readOnly}
      />
    </details>
  );
}

/** Whether one of these fields was stored with something in it, in the language of the form or in English. */
function useIsWritten(names: readonly string[]): boolean {
  const english = Object.keys(useSourceTexts() ?? {});
  const isStored = useFormFields(([fields]) =>
    Object.entries(fields).some(
      ([path, { initialValue }]) => Boolean(initialValue) && names.includes(path.split('.')[0] ?? ''),
    ),
  );
  return isStored || english.some(place => names.includes(place.split('/')[0] ?? ''));
}

/** As Payload decides it for the whole form. */
function useIsReadOnly(): boolean {
  const { currentEditor, documentIsLocked, hasSavePermission, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor;
  const isTheirs = documentIsLocked === true && Boolean(editor) && editor !== user?.id;
  return hasSavePermission === false || isTrashed === true || isTheirs;
}
