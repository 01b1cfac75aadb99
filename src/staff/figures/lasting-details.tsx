'use client';
import { type ReactNode, useState } from 'react';

/** Names of what is open, until the tab is left: a page that is drawn anew mounts its parts again. */
const opened = new Set<string>();

type LastingDetailsProps = { name: string; summary: string; children: ReactNode };

/** Details that stay open when the page around them is drawn anew, as after a link within the admin. */
export function LastingDetails({ name, summary, children }: LastingDetailsProps) {
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
