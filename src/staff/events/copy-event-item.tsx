'use client';
import { PopupList, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { COPY_PATH } from '#features/events/copy-event.rules.ts';
import { useSay } from '#staff/language/use-say.ts';

/** In the menu of the form of an event, for those who may make events: leads to the page that copies it to another day. */
export function CopyEventItem() {
  const say = useSay();
  const { id, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const { permissions } = useAuth();
  if (id === undefined || isTrashed || !permissions?.collections?.events?.create) return null;
  return (
    <PopupList.Button href={`${config.routes.admin}${COPY_PATH}?event=${id}`}>
      {say('Copy to another day…')}
    </PopupList.Button>
  );
}
