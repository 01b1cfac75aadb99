'use client';
import { PopupList, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { binTexts } from '#cms/trash/bin.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './trash.module.css';
import { useAskToDelete } from './use-bin.ts';

const menuButton = () => document.querySelector<HTMLElement>('.doc-controls__popup button');

/** In the menu of a document, in the place of Payload's own "Delete", which says nothing about what is used where. */
export function DeleteItem() {
  const say = useSay();
  const { id, collectionSlug, hasTrashPermission } = useDocumentInfo();
  const { setModified } = useForm();
  const { config } = useConfig();
  const ask = useAskToDelete();
  const router = useRouter();
  if (id === undefined || !collectionSlug || !hasTrashPermission) return null;
  const afterwards = () => {
    // Nothing is lost: what was not saved goes with the document.
    setModified(false);
    router.push(`${config.routes.admin}/collections/${collectionSlug}`);
  };
  return (
    <PopupList.Button
      className={styles.item ?? ''}
      onClick={() => ask({ collection: collectionSlug, ids: [Number(id)], afterwards, returnTo: menuButton })}
    >
      {say(binTexts.item)}
    </PopupList.Button>
  );
}
