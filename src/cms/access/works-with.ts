import { ownValue } from '#core/own-value.ts';
import { collectionRights, globalRights, rightOf } from './access-table.ts';
import { roleOf } from './roles.ts';

/**
 * Whether somebody can do more with a kind of document, or with settings, than visitors: change it, or read what visitors
 * do not. The menu shows nothing else; links to public texts go on working.
 */
export function worksWith(user: unknown, slug: string): boolean {
  const rights = ownValue(collectionRights, slug) ?? ownValue(globalRights, slug);
  const actor = roleOf(user) ?? 'visitor';
  return Object.values(rights ?? {}).some(row => !['no', 'public'].includes(rightOf(row, actor)));
}
