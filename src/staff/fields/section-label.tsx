'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { labelIn } from '#cms/language/label.ts';
import { ownValue } from '#core/own-value.ts';

type SectionLabelProps = {
  /** What each section is called, in both languages. */
  names: Record<string, unknown>;
  /** What a row is called while nobody has chosen its section. */
  none: unknown;
};

/** The label of a row of the home page: the name of its section. */
export function SectionLabel({ names, none }: SectionLabelProps) {
  const { data } = useRowLabel<{ section?: string }>();
  const { language } = useTranslation().i18n;
  return <strong>{labelIn(ownValue(names, data?.section ?? '') ?? none, language)}</strong>;
}
