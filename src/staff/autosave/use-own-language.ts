'use client';
import { useEditDepth, useFormFields, useLocale } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js';
import { useEffect } from 'react';
import type { LastSave } from './use-form-turn.ts';

/**
 * Lets a form be saved in the language that it shows. The admin remembers one language for each person, and asks for it
 * only where the address names none: after another tab has changed it, this tab gets a form in that language and still
 * takes its own for chosen. Naming the language in the address makes both the same; until then the server refuses
 * (cms/saves/refuse-overwrite.ts).
 */
export function useOwnLanguage(): void {
  const { code } = useLocale();
  const depth = useEditDepth();
  const shown = useFormFields(([fields]) => (fields.lastSave?.value as LastSave)?.locale);
  const parameters = useSearchParams();
  const path = usePathname();
  const { replace } = useRouter();
  const isNamed = parameters.has('locale');
  useEffect(() => {
    if (!shown || shown === code || isNamed || depth > 1) return;
    const named = new URLSearchParams(window.location.search);
    named.set('locale', shown);
    replace(`${path}?${named}`);
  }, [code, depth, isNamed, path, replace, shown]);
}
