'use client';
import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The form saves itself 1.2 s after the last change; this leaves it time to reach the server. */
const UNTIL_SAVED_MS = 4_000;

/**
 * Whether what was just written may not be stored yet. The form's own word is not enough: the text editor leaves it at
 * "modified" for good, saved or not.
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
