'use client';
import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useHotkey,
  useLocale,
} from '@payloadcms/ui';
import { useRef } from 'react';
import { useSay } from '#staff/language/use-say.ts';

/**
 * "Save Draft" in a form that saves automatically. Payload disables its own button once everything is stored; this one
 * still turns the autosave into a real save, which gives the page its address and keeps the version.
 */
export function SaveDraft() {
  const say = useSay();
  const { config } = useConfig();
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const isModified = useFormModified();
  const lastSave = useFormFields(([fields]) => fields.lastSave?.value) as { isAutosave?: boolean } | null;
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const editDepth = useEditDepth();
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = id !== undefined && !isModified && lastSave?.isAutosave !== true;

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, event => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });

  const save = async () => {
    if (isIdle) return;
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null', draft: 'true' });
    await submit({
      action: `${config.routes.api}/${collectionSlug}${id === undefined ? '' : `/${id}`}?${query}`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    setUnpublishedVersionCount(count => count + 1);
  };

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isIdle}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {say('Save Draft')}
    </FormSubmit>
  );
}
