'use client';
import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The form saves itself 1.2 s after the last change; this includes the time to reach the server. */
const UNTIL_SAVED_MS = 4_000;

/**
 * Whether the latest input may be unsaved. The form's own state is not enough: the text editor leaves it at "modified"
 * even after saving.
 */
export function useUnsaved(): boolean {
  const modified = useFormModified();
  const [fields] = useAllFormFields();
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    void fields;
    setStill(false);
    const timer = setTimeout(() => setStill(true), UNTIL_SAVED_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  return modified && !isStill;
}
