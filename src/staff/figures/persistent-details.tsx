'use client';
import { type ReactNode, useState } from 'react';

/** Names of the open details, kept for the life of the tab because a new render mounts the components again. */
const opened = new Set<string>();

type PersistentDetailsProps = { name: string; summary: string; children: ReactNode };

/** A `<details>` that stays open when the page renders again, as after a link within the admin. */
export function PersistentDetails({ name, summary, children }: PersistentDetailsProps) {
  const [isOpen, setOpen] = useState(() => opened.has(name));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) opened.add(name);
        else opened.delete(name);
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
