'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { BIN, type BinQuestion, binTexts, moreUses, type Uses } from '#cms/trash/bin.texts.ts';

import { useSay } from '#staff/language/use-say.ts';
import styles from './trash.module.css';

type UseListProps = Uses & { opensBeside?: boolean };

/** Links to the forms of everything that uses a document. */
function UseList({ uses, hidden, opensBeside = false }: UseListProps) {
  const say = useSay();
  const beside = opensBeside ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <ul className={styles.uses} aria-label={say(binTexts.usedIn)}>
      {uses.map(({ kind, title, href }) => (
        <li key={href}>
          {/* The title of a global is its kind. */}
          {kind !== title && `${kind}: `}
          <a href={href} {...beside}>
            {title}
          </a>
        </li>
      ))}
      {hidden > 0 && <li>{say(moreUses(hidden))}</li>}
    </ul>
  );
}

/** In the dialog: what uses the documents, or why they must not be deleted. Links open in a new tab, so that the dialog stays. */
export function UsedIn({ uses, hidden, refusal }: BinQuestion) {
  const say = useSay();
  const isUsed = uses.length + hidden > 0;
  return (
    <>
      {refusal && <p role="alert">{say(refusal)}</p>}
      {!refusal && <p>{isUsed ? `${say(binTexts.usedIn)}:` : say(binTexts.unused)}</p>}
      {isUsed && <UseList uses={uses} hidden={hidden} opensBeside />}
      {!refusal && isUsed && <p>{say(binTexts.withheld)}</p>}
      {!refusal && <p>{say(binTexts.intoBin)}</p>}
    </>
  );
}

/** Beside the form of a picture, a film or a consent record: everything that uses it. */
export function UsedInPanel() {
  const say = useSay();
  const { id, collectionSlug } = useDocumentInfo();
  const bin = useBin();
  const [found, setFound] = useState<BinQuestion | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (id === undefined || !collectionSlug) return;
    let isOver = false;
    void bin<BinQuestion>(BIN.uses, { collection: collectionSlug, ids: [Number(id)] }).then(answer => {
      if (isOver) return;
      setFound(answer.value);
      setProblem(answer.problem ?? '');
    });
    return () => {
      isOver = true;
    };
  }, [bin, id, collectionSlug]);
  if (id === undefined) return null;
  const isUnused = found !== null && found.uses.length + found.hidden === 0;
  return (
    <section className={styles.panel} aria-label={say(binTexts.usedIn)}>
      <h2>{say(binTexts.usedIn)}</h2>
      {problem && <p role="alert">{say(problem)}</p>}
      {!found && !problem && <p>{say(binTexts.looking)}</p>}
      {isUnused && <p>{say(binTexts.unused)}</p>}
      {found && !isUnused && <UseList {...found} />}
    </section>
  );
}

/** Beside the form of other content: the same, loaded when somebody asks for it. */
export function UsedInOnRequest() {
  const say = useSay();
  const { id } = useDocumentInfo();
  const [isAsked, setAsked] = useState(false);
  if (id === undefined) return null;
  if (isAsked) return <UsedInPanel />;
  return (
    <button type="button" className={styles.ask} onClick={() => setAsked(true)}>
      {say('Show where it is used')}
    </button>
  );
}

type Chosen = { collection: string; ids: number[] };
type Answer<Value> = { value: Value; problem: null } | { value: null; problem: string };

/** Calls an endpoint of the bin; a refusal is returned as a sentence. */
export function useBin() {
  const { config } = useConfig();
  const { api } = config.routes;
  return useCallback(
    async <Value,>(path: string, { collection, ids }: Chosen): Promise<Answer<Value>> => {
      const answer = await fetch(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ collection, ids }),
      }).catch(() => null);
      const reply = await answer?.json().catch(() => null);
      if (answer?.ok && reply) return { value: reply as Value, problem: null };
      return { value: null, problem: reply?.errors?.[0]?.message ?? binTexts.failed };
    },
    [api],
  );
}

/** What to delete, what happens afterwards, and where focus returns after cancelling. */
export type Wanted = {
  collection: string;
  ids: number[];
  afterwards: () => void;
  returnTo: () => HTMLElement | null;
};

/** Opens the one dialog of the admin that asks before deleting. */
export const AskToDelete = createContext<(wanted: Wanted) => void>(() => undefined);
export const useAskToDelete = () => use(AskToDelete);
