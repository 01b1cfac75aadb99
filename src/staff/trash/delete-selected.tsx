'use client';
import { useConfig, useRouteCache, useSelection } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useRef } from 'react';
import { selectedItem } from '#cms/trash/bin.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './trash.module.css';
import { useAskToDelete } from './use-bin.ts';

/** Above a list, once something is selected; in the bin itself Payload's own buttons are right. */
export function DeleteSelected() {
  const say = useSay();
  const { selectedIDs, selectAll, count, toggleAll, getQueryParams } = useSelection();
  const { config } = useConfig();
  const { clearRouteCache } = useRouteCache();
  const ask = useAskToDelete();
  const button = useRef<HTMLButtonElement>(null);
  const [, collection = '', place] = /\/collections\/([^/]+)(?:\/([^/]+))?/.exec(usePathname()) ?? [];
  if (place === 'trash' || String(selectAll) === 'none' || count === 0) return null;
  const afterwards = () => {
    toggleAll();
    clearRouteCache();
  };
  const begin = async () => {
    const chosen =
      String(selectAll) === 'allAvailable'
        ? await idsBehind(`${config.routes.api}/${collection}${getQueryParams()}`)
        : selectedIDs;
    ask({ collection, ids: chosen.map(Number), afterwards, returnTo: () => button.current });
  };
  return (
    <p className={styles.selected}>
      <button ref={button} type="button" onClick={() => void begin()}>
        {say(selectedItem(count))}
      </button>
    </p>
  );
}

/** All pages of the list are selected: the ids of what the same filter finds. */
async function idsBehind(address: string): Promise<number[]> {
  const answer = await fetch(`${address}&depth=0&pagination=false&draft=true&select[id]=true`);
  const { docs = [] } = (await answer.json()) as { docs?: { id: number }[] };
  return docs.map(({ id }) => id);
}
