'use client';

/** Replaces "Publish": an issue is published by sending it. */
export function NoPublishing() {
  return null;
}
