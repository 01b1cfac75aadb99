import { RenderDefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import type { ComponentProps } from 'react';
import { sayIn } from '#staff/language/say.ts';

type Cell = ComponentProps<typeof RenderDefaultCell>['clientProps'];

/** The title of a document in a list, with the other language's title if it has none in the list's language. */
export async function TitleCell(props: DefaultServerCellComponentProps & { columnIndex: number }) {
  const { cellData, collectionSlug, columnIndex, field, i18n, link = false, payload, rowData } = props;
  const { name, label } = field as { name: string; label?: unknown };
  const hasOwn = typeof cellData === 'string' && cellData.trim() !== '';
  const other = hasOwn ? null : await inOtherLanguage(payload, collectionSlug, name, rowData);
  const say = sayIn(i18n.language);
  const shown = other ? `${other.title} (${say(other.locale === 'en' ? 'English' : 'Amharic')})` : cellData;
  const { linkURL, viewType } = props as { linkURL?: string; viewType?: string };
  const cell = (
    <RenderDefaultCell
      clientProps={
        {
          cellData: shown,
          collectionSlug,
          field: { name, label, type: 'text' },
          link,
          ...(linkURL !== undefined && { linkURL }),
          rowData,
          ...(viewType !== undefined && { viewType }),
        } as Cell
      }
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={link}
    />
  );
  return other ? <span lang={other.locale}>{cell}</span> : cell;
}

/** Reads past access control, because the user already sees the row. */
async function inOtherLanguage(
  payload: DefaultServerCellComponentProps['payload'],
  collection: CollectionSlug,
  field: string,
  row: DefaultServerCellComponentProps['rowData'],
): Promise<{ title: string; locale: 'en' | 'am' } | null> {
  for (const locale of ['en', 'am'] as const) {
    const found = await payload.findByID({
      collection,
      id: row.id,
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 0,
      trash: true,
      select: { [field]: true } as never,
      disableErrors: true,
      overrideAccess: true,
    });
    const title = (found as Record<string, unknown> | null)?.[field];
    if (typeof title === 'string' && title.trim() !== '') return { title, locale };
  }
  return null;
}
