'use client';
import type { MouseEvent } from 'react';
import type { Finding, PublicPage } from '#cms/publishing/publish-check.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './publishing.module.css';
import { movedWords, seenWords } from './seen-words.ts';
import { usePublishCheck } from './use-publish-check.ts';

/** Beside the form: what stops publishing and what might be better, each with the way to its field. */
export function PublishPanel() {
  const say = useSay();
  const found = usePublishCheck();
  if (!found) return null;
  const { must, might, seen, page, pages } = found;
  return (
    <section className={styles.panel} aria-label={say('Before publishing')}>
      <h2>{say('Before publishing')}</h2>
      {seen && <p data-seen={seen}>{say(seenWords[seen])}</p>}
      {page && (
        <p>
          <a href={page} target="_blank" rel="noopener">
            {say('It is on the site: open it')}
          </a>
        </p>
      )}
      {pages && seen !== 'hidden' && <Moved isOnSite={page !== null} pages={pages} />}
      {must.length + might.length === 0 && <p>{say('Nothing is missing.')}</p>}
      <Part title={say('This must be put right first')} findings={must} />
      <Part title={say('This might be better')} findings={might} />
    </section>
  );
}

/** Enough for one look. */
const AT_MOST = 5;

/** What publishing, or taking off the site, changed, with the way there. */
function Moved({ isOnSite, pages }: { isOnSite: boolean; pages: PublicPage[] }) {
  const say = useSay();
  const more = pages.length - AT_MOST;
  return (
    <>
      <p role="status">{say(movedWords(isOnSite, pages.length))}</p>
      <ul>
        {pages.slice(0, AT_MOST).map(({ title, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
        {more > 0 && <li>{say(`and ${more} more`)}</li>}
      </ul>
    </>
  );
}

function Part({ title, findings }: { title: string; findings: Finding[] }) {
  const say = useSay();
  if (findings.length === 0) return null;
  return (
    <>
      <p>{say(title)}:</p>
      <ul aria-label={say(title)}>
        {findings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {say(message)}{' '}
            <a href={`#${idOf(path)}`} aria-label={say(`Show the field: ${message}`)} onClick={showField}>
              {say('Show')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** As Payload names the element of a field. */
const idOf = (path: string) => `field-${path.replaceAll('.', '__')}`;

/** Leads the keyboard into the field as well; a field without an element of its own is found by its wrapper. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.hash.slice(1);
  const field = document.getElementById(id) ?? document.querySelector(`label[for="${CSS.escape(id)}"]`);
  if (!field) return;
  event.preventDefault();
  field.closest('details')?.setAttribute('open', '');
  field.scrollIntoView({ block: 'center' });
  const within = 'input, textarea, button, [contenteditable="true"]';
  (field.matches(within) ? (field as HTMLElement) : field.querySelector<HTMLElement>(within))?.focus();
}
