'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { binTexts } from '#cms/trash/bin.texts.ts';
import { BIN, type BinQuestion } from '#cms/trash/uses.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './trash.module.css';
import { useBin } from './use-bin.ts';
import { UseList } from './used-in.tsx';

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

/** Beside the form of content: the same once somebody asks. */
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
