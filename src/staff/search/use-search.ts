'use client';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Row } from './row-list.tsx';
import { searchWords } from './search-words.ts';

const pauseMs = 200;
const timeoutMs = 10_000;

type Found = { results: Row[]; isSlow?: boolean };
type Answer = { rows: readonly Row[]; message: string };

const nothing: Answer = { rows: [], message: '' };

/** What is found for the words typed, once typing pauses; what is outdated is aborted. */
export function useSearch(typed: string): Answer {
  const { config } = useConfig();
  const [answer, setAnswer] = useState(nothing);
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') return setAnswer(nothing);
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: asked });
      fetch(`${config.routes.api}/search?${query}`, {
        signal: AbortSignal.any([outdated.signal, AbortSignal.timeout(timeoutMs)]),
      })
        .then(response => (response.ok ? (response.json() as Promise<Found>) : null))
        .catch(() => null)
        .then(found => {
          if (!outdated.signal.aborted) setAnswer(answerOf(found));
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [asked, config.routes.api]);
  return answer;
}

function answerOf(found: Found | null): Answer {
  if (!found) return { rows: [], message: searchWords.failed };
  if (found.isSlow) return { rows: [], message: searchWords.slow };
  const rows = found.results;
  if (rows.length === 0) return { rows, message: searchWords.none };
  return {
    rows,
    message: rows.length === 1 ? searchWords.one : searchWords.some.replace('{1}', String(rows.length)),
  };
}
