'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { binTexts } from '#cms/trash/bin.texts.ts';
import { BIN, type BinQuestion } from '#cms/trash/uses.ts';
import styles from './trash.module.css';
import { useBin } from './use-bin.ts';
import { UseList } from './used-in.tsx';

/** Beside the form of a picture, a film or a consent record: everything that uses it. */
export function UsedInPanel() {
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
    <section className={styles.panel} aria-label={binTexts.usedIn}>
      <h2>{binTexts.usedIn}</h2>
      {problem && <p role="alert">{problem}</p>}
      {!found && !problem && <p>{binTexts.looking}</p>}
      {isUnused && <p>{binTexts.unused}</p>}
      {found && !isUnused && <UseList {...found} />}
    </section>
  );
}
