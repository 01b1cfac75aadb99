'use client';
import type { MouseEvent } from 'react';
import type { Finding } from '#cms/publishing/publish-check.rules.ts';
import styles from './publishing.module.css';
import { usePublishCheck } from './use-publish-check.ts';

/** Beside the form: what stops publishing and what might be better, each with the way to its field. */
export function PublishPanel() {
  const found = usePublishCheck();
  if (!found) return null;
  const { must, might } = found;
  return (
    <section className={styles.panel} aria-label="Before publishing">
      <h2>Before publishing</h2>
      {must.length + might.length === 0 && <p>Nothing is missing.</p>}
      <Part title="This must be put right first" findings={must} />
      <Part title="This might be better" findings={might} />
    </section>
  );
}

function Part({ title, findings }: { title: string; findings: Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      <p>{title}:</p>
      <ul aria-label={title}>
        {findings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {message}{' '}
            <a href={`#${idOf(path)}`} aria-label={`Show the field: ${message}`} onClick={showField}>
              Show
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
  field.scrollIntoView({ block: 'center' });
  const within = 'input, textarea, button, [contenteditable="true"]';
  (field.matches(within) ? (field as HTMLElement) : field.querySelector<HTMLElement>(within))?.focus();
}
