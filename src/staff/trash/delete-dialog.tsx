'use client';
import {
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useRouteCache,
  useSelection,
} from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  BIN,
  type BinQuestion,
  binnedText,
  binTexts,
  deleteQuestion,
  restoredText,
  selectedItem,
} from '#cms/trash/bin.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './trash.module.css';
import { AskToDelete, UsedIn, useAskToDelete, useBin, type Wanted } from './used-in.tsx';

/** Time to read the message and change one's mind. */
const UNDO_MS = 30_000;

/** Wraps the whole admin: asks before anything is deleted, says where it is used, and offers to undo it. */
export function DeleteDialog({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return (
    <AskToDelete value={setWanted}>
      {children}
      {wanted && <Question wanted={wanted} close={() => setWanted(null)} />}
    </AskToDelete>
  );
}

function Question({ wanted, close }: { wanted: Wanted; close: () => void }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [question, problem, setProblem] = useQuestion(wanted);
  const bin = useBin();
  const offerUndo = useUndo();
  useEffect(() => dialog.current?.showModal(), []);
  const onClose = () => {
    close();
    wanted.returnTo()?.focus();
  };
  const deleteThem = async () => {
    const done = await bin<{ ids: number[] }>(BIN.putIn, wanted);
    if (done.problem !== null) return setProblem(done.problem);
    close();
    wanted.afterwards();
    offerUndo({ ...wanted, ids: done.value.ids });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{say(question ? deleteQuestion(question.titles) : binTexts.item)}</h2>
      {question ? <UsedIn {...question} /> : !problem && <p role="status">{say(binTexts.looking)}</p>}
      {problem && <p role="alert">{say(problem)}</p>}
      <p className={styles.buttons}>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say(binTexts.cancel)}
        </button>
        {question && !question.refusal && (
          <button type="button" onClick={() => void deleteThem()}>
            {say(binTexts.confirm)}
          </button>
        )}
      </p>
    </dialog>
  );
}

/** Loads what is to be deleted and what uses it. */
function useQuestion(wanted: Wanted) {
  const [question, setQuestion] = useState<BinQuestion | null>(null);
  const [problem, setProblem] = useState('');
  const bin = useBin();
  useEffect(() => {
    let isOver = false;
    void bin<BinQuestion>(BIN.uses, wanted).then(found => {
      if (isOver) return;
      if (found.problem !== null) setProblem(found.problem);
      else setQuestion(found.value);
    });
    return () => {
      isOver = true;
    };
  }, [bin, wanted]);
  return [question, problem, setProblem] as const;
}

function useUndo() {
  const say = useSay();
  const bin = useBin();
  const { clearRouteCache } = useRouteCache();
  return (deleted: Wanted) => {
    const undo = async () => {
      const done = await bin<{ ids: number[] }>(BIN.putBack, deleted);
      if (done.problem !== null) toast.error(say(done.problem));
      else toast.success(say(restoredText(done.value.ids.length)));
      clearRouteCache();
    };
    toast.success(say(binnedText(deleted.ids.length)), {
      duration: UNDO_MS,
      action: { label: say(binTexts.undo), onClick: () => void undo() },
    });
  };
}

const menuButton = () => document.querySelector<HTMLElement>('.doc-controls__popup button');

/** Replaces Payload's "Delete" in the menu of a document, which does not say where the document is used. */
export function DeleteItem() {
  const say = useSay();
  const { id, collectionSlug, hasTrashPermission } = useDocumentInfo();
  const { setModified } = useForm();
  const { config } = useConfig();
  const ask = useAskToDelete();
  const router = useRouter();
  if (id === undefined || !collectionSlug || !hasTrashPermission) return null;
  const afterwards = () => {
    // Unsaved changes go with the document, so the form must not ask about them.
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

/** The delete button above a list, once something is selected. In the bin Payload's own buttons are used. */
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

/** The ids of all documents that match the list's filter, for when all its pages are selected. */
async function idsBehind(address: string): Promise<number[]> {
  const answer = await fetch(`${address}&depth=0&pagination=false&draft=true&select[id]=true`);
  const { docs = [] } = (await answer.json()) as { docs?: { id: number }[] };
  return docs.map(({ id }) => id);
}
