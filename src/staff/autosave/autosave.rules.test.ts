import { describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import {
  type AutosaveState,
  afterChange,
  afterGivingUp,
  afterSending,
  afterTakingBack,
  afterTry,
  chooseAnnouncement,
  hasLanguages,
  nextTry,
  nothingToSave,
  type Outcome,
  readOnlyReason,
  statusLine as toMessage,
  toOutcome,
} from './autosave.rules.ts';

const NOW = new Date('2026-11-25T09:00:00').getTime();
const shown = { isContested: false, isStoredHere: true, isPublished: false };
const typed = afterChange(nothingToSave, NOW);
const tried = (outcome: Outcome, from = typed, now = NOW + 2_500, hasNewer = false) =>
  afterTry(afterSending(from), outcome, { now, hasNewer });
const away: Outcome = { kind: 'away' };

const readLine = (...of: Parameters<typeof toMessage>) => {
  const line = toMessage(...of);
  return line && inEnglish(line);
};

describe('the next autosave', () => {
  it('an autosave follows two seconds after the last change, ten at most while somebody keeps typing', () => {
    expect(nextTry(nothingToSave)).toBeNull();
    expect(nextTry(typed)).toBe(NOW + 2_000);
    expect(nextTry(afterChange(typed, NOW + 1_500))).toBe(NOW + 3_500);
    expect(nextTry(afterChange(typed, NOW + 9_900))).toBe(NOW + 10_000);
  });

  it('no autosave is scheduled while one is under way or once everything is stored', () => {
    expect(nextTry(afterSending(typed))).toBeNull();
    expect(nextTry(tried({ kind: 'saved' }))).toBeNull();
    expect(nextTry(afterTakingBack(typed))).toBeNull();
  });

  it('words typed during an autosave are saved by another one', () => {
    const saved = tried({ kind: 'saved' }, typed, NOW + 3_000, true);
    expect([saved.kind, nextTry(saved)]).toEqual(['waiting', NOW + 2_000]);
  });

  it.each(['away', 'offline', 'signed-out'] as const)(
    'after %s, an autosave is retried with growing pauses of at most a minute',
    kind => {
      let state: AutosaveState = typed;
      const pauses = Array.from({ length: 8 }, () => {
        state = tried({ kind }, state, NOW);
        return Number(nextTry(state)) - NOW;
      });
      expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60].map(seconds => seconds * 1000));
    },
  );

  it('a refused autosave is not retried until the words change', () => {
    const refused = tried({ kind: 'refused', reason: 'No.' });
    expect(nextTry(refused)).toBeNull();
    expect(nextTry({ ...refused, changedAt: refused.triedAt })).toBeNull();
    expect(nextTry(afterChange(refused, NOW + 9_000))).toBe(NOW + 11_000);
  });

  it('an autosave is scheduled again after a manual save overtook it and failed', () => {
    expect(nextTry(afterGivingUp(afterSending(typed)))).toBe(NOW + 2_000);
  });
});

describe('the outcome of an autosave', () => {
  const errors = (error: object) => ({ errors: [error] });

  it.each([
    [200, { doc: {} }, 'saved'],
    [201, { doc: {} }, 'saved'],
    [null, null, 'away'],
    [500, null, 'away'],
    [502, '<html>', 'away'],
    [503, errors({ message: 'The database cannot answer just now' }), 'away'],
    [429, null, 'away'],
    [403, errors({ name: 'SignedOut', message: 'You are signed out' }), 'signed-out'],
    [401, null, 'signed-out'],
    [409, errors({ data: { errors: [{ path: 'lastSave', message: 'Dawit saved this' }] } }), 'conflict'],
    [403, errors({ message: 'You are not allowed to perform this action.' }), 'refused'],
    [423, errors({ message: 'locked by another user' }), 'refused'],
    [400, null, 'refused'],
    [299, null, 'saved'],
    [300, null, 'refused'],
    [408, null, 'away'],
    [409, errors({ message: 'Taken.' }), 'refused'],
    [409, errors({ data: { errors: [{ path: 'slug' }] } }), 'refused'],
    [409, errors({ data: { errors: [{ path: 'slug' }, { path: 'lastSave' }] } }), 'conflict'],
    [400, errors({ data: { errors: [{ path: 'lastSave' }] } }), 'refused'],
  ])('a response with status %s and body %j counts as %s', (status, body, kind) => {
    expect(toOutcome(status, body).kind).toBe(kind);
  });

  it('a missing response counts as offline where the browser reports it', () => {
    expect(toOutcome(null, null, false)).toEqual({ kind: 'offline' });
  });

  it('a refusal carries its reason, the one of the field first', () => {
    const body = errors({ message: 'Not saved.', data: { errors: [{ path: 'x', message: 'Too long.' }] } });
    expect(toOutcome(400, body)).toEqual({ kind: 'refused', reason: 'Too long.' });
    expect(toOutcome(413, errors({ message: 'Too large.' }))).toEqual({
      kind: 'refused',
      reason: 'Too large.',
    });
    expect(toOutcome(400, { message: 'No.' })).toEqual({ kind: 'refused', reason: 'No.' });
    for (const none of [null, 'x', { message: 5 }])
      expect(toOutcome(400, none)).toEqual({ kind: 'refused', reason: 'The server refused it.' });
  });
});

describe('the autosave message', () => {
  it('the autosave message is empty at first, then says that it saves, then how long ago it saved', () => {
    expect(readLine(nothingToSave, NOW, shown)).toBeNull();
    expect([readLine(typed, NOW, shown), readLine(afterSending(typed), NOW, shown)]).toEqual([
      'Saving…',
      'Saving…',
    ]);
    const saved = tried({ kind: 'saved' }, typed, NOW);
    const at = (minutes: number) => readLine(saved, NOW + minutes * 60_000, shown);
    expect([at(59), at(60)]).toEqual(['Saved 59 minutes ago.', 'Saved at 09:00.']);
    expect([at(0), at(1), at(12), at(90)]).toEqual([
      'Saved a moment ago.',
      'Saved a minute ago.',
      'Saved 12 minutes ago.',
      'Saved at 09:00.',
    ]);
    expect(readLine(saved, NOW, { ...shown, isPublished: true })).toBe(
      'Saved a moment ago. Visitors see it once you publish.',
    );
  });

  it('the autosave message says what failed, where the words are kept and what to do', () => {
    const here = { ...shown, isStoredHere: false };
    expect(readLine(tried({ kind: 'offline' }), NOW, shown)).toBe(
      'Not saved yet: no connection. Your text is kept on this device.',
    );
    expect(readLine(tried(away), NOW, here)).toBe(
      'Not saved yet: the server does not answer. Please leave this page open.',
    );
    expect(readLine(tried({ kind: 'signed-out' }), NOW, shown)).toBe('Sign in again to continue saving.');
    expect(readLine(tried({ kind: 'refused', reason: 'Too long.' }), NOW, shown)).toBe(
      'Not saved yet. Too long.',
    );
    expect(readLine({ ...typed, kind: 'refused' }, NOW, shown)).toBe('Not saved yet.');
    expect(readLine(typed, NOW, { ...shown, isContested: true })).toBe(
      'Not saved yet: somebody else saved this in the meantime.',
    );
  });

  it('the autosave message keeps showing a failure while somebody types', () => {
    expect(readLine(afterChange(tried({ kind: 'offline' }), NOW), NOW, shown)).toMatch(/no connection/);
  });
});

describe('the autosave state', () => {
  it('a change sets the state to waiting, but keeps a failure or a save under way', () => {
    const change = (kind: AutosaveState['kind']) => afterChange({ ...nothingToSave, kind }, NOW).kind;
    expect([change('idle'), change('saved')]).toEqual(['waiting', 'waiting']);
    expect([change('offline'), change('saving')]).toEqual(['offline', 'saving']);
  });

  it('undoing all changes restores the previous autosave state', () => {
    expect(afterTakingBack(typed)).toEqual(nothingToSave);
    expect(afterTakingBack({ ...typed, savedAt: NOW })).toEqual({
      ...nothingToSave,
      kind: 'saved',
      savedAt: NOW,
    });
  });

  it('a manual save that overtakes an autosave sets it back to waiting, and changes no other state', () => {
    expect(afterGivingUp(afterSending(typed))).toEqual(typed);
    const offline = tried({ kind: 'offline' });
    expect(afterGivingUp(offline)).toEqual(offline);
  });

  it('after a conflict the autosave state is waiting, without a reason', () => {
    expect(tried({ kind: 'conflict', reason: 'Dawit saved this' })).toMatchObject({
      kind: 'waiting',
      reason: null,
    });
  });

  it('no autosave is scheduled without unsaved changes', () => {
    expect(nextTry({ ...typed, unsavedSince: null })).toBeNull();
    expect(nextTry({ ...typed, changedAt: null })).toBeNull();
  });
});

it('screen readers hear the first save, a failure and its end, not every change', () => {
  const kinds = [
    'idle',
    'waiting',
    'saving',
    'saved',
    'waiting',
    'saving',
    'saved',
    'offline',
    'saving',
    'offline',
  ] as const;
  let announced: ReturnType<typeof chooseAnnouncement> = null;
  const spoken = [...kinds, 'saved', 'contested', 'waiting', 'saved'].flatMap(kind => {
    const next = chooseAnnouncement(kind as never, announced);
    const isNew = next !== announced;
    announced = next;
    return isNew ? [next] : [];
  });
  expect(spoken).toEqual(['saved', 'offline', 'saved', 'contested', 'saved']);
});

it('hasLanguages finds a localized text in groups and tabs, and returns false without one', () => {
  const text = { type: 'text', name: 'alt', localized: true };
  expect(hasLanguages([{ type: 'text', name: 'who' }, text])).toBe(true);
  expect(hasLanguages([{ type: 'group', fields: [{ type: 'row', fields: [text] }] }])).toBe(true);
  expect(hasLanguages([{ type: 'tabs', tabs: [{ label: 'One', fields: [text] }] }])).toBe(true);
  expect(
    hasLanguages([
      { type: 'text', name: 'who' },
      { type: 'ui', name: 'note' },
    ]),
  ).toBe(false);
});

describe('a form that somebody may only read', () => {
  it('a read-only form says why it cannot be changed and whom to tell, with a reason of its own for pictures', () => {
    expect(readOnlyReason('posts', true)).toMatch(/somebody else looks after it\. Tell an editor/);
    expect(readOnlyReason('media', false)).toMatch(/until somebody has answered .*Tell an editor/);
    expect(readOnlyReason('newsletter-issues', false)).toMatch(/somebody else looks after it/);
    expect(readOnlyReason('newsletter-issues', true)).toMatch(/has been sent.*Duplicate it/);
  });
});
