'use client';
import {
  PublishButton,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useField,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import {
  type Finding,
  type Findings,
  PUBLISH_CHECK,
  type PublicPage,
  type Seen,
} from '#cms/publishing/publish-check.rules.ts';
import { type Message, message } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './publish-panel.module.css';

/** Beside the form: what prevents publishing and what could be better, each with a link to its field. */
export function PublishPanel() {
  const say = useSay();
  const found = usePublishCheck();
  if (!found) return null;
  const { must, might, seen, page, pages, states } = found;
  return (
    <section className={styles.panel} aria-label={say('Before publishing')}>
      <h2>{say('Before publishing')}</h2>
      {seen && <p data-seen={seen}>{say(seenWords[seen])}</p>}
      {page && (
        <p>
          <a href={page} target="_blank" rel="noopener">
            {say('On the site: open it')}
          </a>
        </p>
      )}
      {states && !pages && <States pages={states} />}
      {pages && seen !== 'hidden' && <Moved isOnSite={page !== null} pages={pages} />}
      {must.length + might.length === 0 && <p>{say('Nothing is missing.')}</p>}
      <Part title={say('Fix this first')} findings={must} />
      <Part title={say('This could be better')} findings={might} />
    </section>
  );
}

const AT_MOST = 5;

/** The pages that publishing or unpublishing changed, with links. */
function Moved({ isOnSite, pages }: { isOnSite: boolean; pages: PublicPage[] }) {
  const say = useSay();
  return (
    <>
      <p role="status">{say(movedWords(isOnSite, pages.length))}</p>
      <Pages pages={pages} most={AT_MOST} />
    </>
  );
}

/** Every page that would change with a number of the register, before it is published. */
function States({ pages }: { pages: PublicPage[] }) {
  const say = useSay();
  return (
    <>
      <p>{say(statesWords(pages.length))}</p>
      <Pages pages={pages} most={pages.length} />
    </>
  );
}

function Pages({ pages, most }: { pages: PublicPage[]; most: number }) {
  const say = useSay();
  const more = pages.length - most;
  return (
    <ul>
      {pages.slice(0, most).map(({ title, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {title}
          </a>
        </li>
      ))}
      {more > 0 && <li>{say('and {count} more', { count: more })}</li>}
    </ul>
  );
}

function Part({ title, findings }: { title: string; findings: Finding[] }) {
  const say = useSay();
  if (findings.length === 0) return null;
  return (
    <>
      <p>{say(title)}:</p>
      <ul aria-label={say(title)}>
        {findings.map(({ path, message: finding, number }) => (
          <li key={`${path} ${finding}`}>
            {say(finding)}{' '}
            <a
              href={`#${fieldId(path)}`}
              aria-label={say('Show the field: {field}', { field: message(finding) })}
              onClick={press => {
                press.preventDefault();
                void showField(path);
              }}
            >
              {say('Show')}
            </a>{' '}
            {number && <NoClaim number={number} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Answers that a number is no claim. The document remembers it once it is saved. */
function NoClaim({ number }: { number: string }) {
  const say = useSay();
  const { value, setValue } = useField<string[] | null>({ path: 'noClaims' });
  return (
    <button
      type="button"
      className={styles.answer}
      aria-label={say('{number} is no claim', { number })}
      onClick={() => setValue([...(value ?? []), number])}
    >
      {say('It is no claim')}
    </button>
  );
}

/** As Payload names the element of a field. */
const fieldId = (path: string) => `field-${path.replaceAll('.', '__')}`;

/** The element of a field or of a row in a list; a field without its own element is found by its label. */
function findElement(path: string): Element | null {
  const [, list, row] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  if (list !== undefined) return document.getElementById(`${list.replaceAll('.', '-')}-row-${row}`);
  const id = fieldId(path);
  return document.getElementById(id) ?? document.querySelector(`label[for="${CSS.escape(id)}"]`);
}

/** What Payload draws only once it comes into view takes a moment. */
const LONGEST_DRAWING_MS = 2_000;

const drawn = (path: string) =>
  new Promise<Element | null>(resolve => {
    const end = (found: Element | null) => {
      watch.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const watch = new MutationObserver(() => findElement(path) && end(findElement(path)));
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(end, LONGEST_DRAWING_MS, null);
    if (findElement(path)) end(findElement(path));
  });

/** Opens what is folded around a field, from the outside in, and moves the keyboard focus into it. */
async function showField(path: string): Promise<void> {
  const names = path.split('.');
  let field: Element | null = null;
  for (const [at] of names.entries()) {
    const next = await drawn(names.slice(0, at + 1).join('.'));
    if (!next) break;
    field = next;
    for (let around = field.closest('details'); around; around = outside(around)) around.open = true;
    field.querySelector<HTMLElement>(':scope > .collapsible--collapsed > * > .collapsible__toggle')?.click();
    field.scrollIntoView({ block: 'center' });
  }
  const within = 'input, textarea, button, [contenteditable="true"]';
  (field?.matches(within) ? (field as HTMLElement) : field?.querySelector<HTMLElement>(within))?.focus();
}

const outside = (details: HTMLDetailsElement) => details.parentElement?.closest('details') ?? null;

/** Wait after the last key press before checking again. */
const PAUSE_MS = 1_500;

/**
 * The findings, what visitors see now (null for content without text), and its address. `pages`: pages that changed when
 * it was published or unpublished since the form was opened. `states`: pages that state this number of the register.
 */
type Checked = Findings & {
  seen: Seen | null;
  page: string | null;
  pages: PublicPage[] | null;
  states: PublicPage[] | null;
};

/** Checks the form's current content whenever typing pauses; null until the first result. */
function usePublishCheck(): Checked | null {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const [found, setFound] = useState<Checked | null>(null);
  const address = `${config.routes.api}${PUBLISH_CHECK}/${collectionSlug}`;
  const checkedAt = useRef<number>(undefined);
  // Saving a draft leaves the public version unchanged.
  const { _status: status, updatedAt } = savedDocumentData ?? {};
  const publicSince = hasPublishedDoc ? (status === 'published' ? String(updatedAt) : null) : 'never';
  const publicAt = useRef<string>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    // A dependency, so that every change is checked.
    void fields;
    let isOver = false;
    // A save can change what visitors see, so it is checked at once.
    const isSaved = checkedAt.current !== undefined && checkedAt.current !== lastUpdateTime;
    checkedAt.current = lastUpdateTime;
    if (publicSince !== null) {
      const isMove = publicAt.current !== null && publicAt.current !== publicSince;
      if (isMove) hasMoved.current = true;
      publicAt.current = publicSince;
    }
    const timer = setTimeout(
      () => {
        const moved = hasMoved.current && { moved: true };
        const form = { locale, values: getData(), ...(id === undefined ? {} : { id: Number(id) }), ...moved };
        void ask(address, form).then(answer => {
          if (isOver || !answer) return;
          if (moved) hasMoved.current = false;
          setFound(before => ({ ...answer, pages: answer.pages ?? before?.pages ?? null }));
        });
      },
      isSaved || hasMoved.current ? 0 : PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fields, address, id, lastUpdateTime, locale, getData, publicSince]);
  return found;
}

/** Null without a connection or session; the previous result then stays. */
async function ask(address: string, form: object): Promise<Checked | null> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Checked) : null;
}

const seenWords: Record<Seen, string> = {
  nothing: 'Visitors do not see this yet.',
  hidden: 'It is published, but visitors do not see it: no valid consent covers the website.',
  missing: 'Visitors see the English. There is no Amharic yet.',
  partial: 'Visitors see English and Amharic. Where the Amharic is missing, they see the English.',
  behind: 'Visitors see English and Amharic. The Amharic is older than the English.',
  fine: 'Visitors see English and Amharic, and both are up to date.',
};

/** Says how many pages a number of the register would change. */
const statesWords = (pages: number): Message =>
  pages === 0
    ? 'No page states this number yet.'
    : message('{pages, plural, one {Publishing changes one page:} other {Publishing changes # pages:}}', {
        pages,
      });

/** Says which pages publishing or unpublishing changed. */
function movedWords(isOnSite: boolean, pages: number): Message {
  if (isOnSite)
    return message(
      '{pages, plural, one {Publishing changed one page:} other {Publishing changed # pages:}}',
      { pages },
    );
  if (pages === 0) return 'It is off the site.';
  return message(
    '{pages, plural, one {It is off the site. One other page changed:} other {It is off the site. # other pages changed:}}',
    { pages },
  );
}

/** Payload's button, which mentions changes only where visitors see an earlier version. */
export function Publish() {
  const { hasPublishedDoc } = useDocumentInfo();
  const { t } = useTranslation();
  return <PublishButton label={t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')} />;
}

/** Replaces "Publish": an issue is published by sending it. */
export function NoPublishing() {
  return null;
}
