'use client';

/** Stands where other forms have "Publish": an issue is published by sending it, beside the form. */
export function NoPublishing() {
  return null;
}
