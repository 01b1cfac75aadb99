import type { Payload } from 'payload';
import { englishLabel } from '#cms/language/translate.ts';
import type { SaveAct } from '#cms/saves/save-store.ts';
import { type Message, message } from '#core/message.ts';
import { actNames } from '#money/bookkeeping/desk/desk.texts.ts';
import { MONEY, type TrailParts, type TrailRow } from './list-trail.ts';

const saveNames: Record<Exclude<SaveAct, 'autosaved'>, string> = {
  created: 'Created',
  saved: 'Saved',
  published: 'Published',
  unpublished: 'Unpublished',
  binned: 'Moved to the bin',
  restored: 'Restored from the bin',
  deleted: 'Deleted for good',
  'form-added': 'Added a signed form',
  'form-opened': 'Opened a signed form',
  'form-removed': 'Removed a signed form for good',
  'approval-asked': 'Asked for approval',
  'approval-withdrawn': 'Withdrew a request for approval',
  approved: 'Approved by a mailed link',
  'changes-asked': 'Changes asked for by a mailed link',
  'publish-asked': 'Asked to publish',
  'publish-withdrawn': 'Withdrew the request to publish',
  'sent-back': 'Sent back instead of published',
};

/** Describes an act. */
export function actWords(row: TrailRow): Message {
  const words = row.of === 'money' ? (actNames[row.act] ?? row.act) : saveNames[row.act];
  return row.times > 1
    ? message('{act} ({times, plural, one {once} other {# times}})', {
        act: message(words),
        times: row.times,
      })
    : words;
}

/** The labels of the kinds to filter by, keyed by the filter value. */
export function kindNames({ config }: Payload, { money, content }: TrailParts): Map<string, string> {
  const saved = [...config.collections, ...config.globals].flatMap((each): [string, string][] => {
    if (!each.fields.some(field => 'name' in field && field.name === 'lastSave')) return [];
    const name = 'labels' in each ? each.labels.singular : each.label;
    return [[each.slug, englishLabel(name) || each.slug]];
  });
  const sorted = saved.toSorted(([, one], [, other]) => one.localeCompare(other));
  return new Map([...(money ? [[MONEY, 'Gifts and books'] as const] : []), ...(content ? sorted : [])]);
}
