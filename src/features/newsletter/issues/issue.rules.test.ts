import { describe, expect, it } from 'vitest';
import type { IssueContent } from './issue.rules.ts';
import {
  allowedStates,
  audienceSize,
  issueNotices,
  issueProblems,
  issueState,
  lengthNotices,
  listIssuePictures,
  noProgress,
  picturesIn,
  stateAfter,
  toSegment,
  withoutPictures,
} from './issue.rules.ts';
import { placeAndTime } from './issue.texts.ts';

const opening = { en: [{ kind: 'paragraph' as const, runs: [{ text: 'Dear friends' }] }] };
const ready: IssueContent = {
  subject: { en: 'News', am: 'ዜና' },
  preview: { en: 'What happened' },
  opening,
  parts: [],
  closing: {},
};
const facts = {
  content: ready,
  hidden: [],
  consented: true,
  allowed: new Set<number>(),
  audience: { en: 2, am: 1 },
};
const post = { kind: 'post' as const, href: '/news/x', label: '', heading: 'X', text: '', picture: 4 };

describe('the problems of an issue', () => {
  it('an issue with subject, text and readers has no problems or notices', () => {
    expect(issueProblems(facts)).toEqual([]);
    expect(issueNotices(facts)).toEqual([]);
  });

  it('a missing English subject is a problem, even with an Amharic subject', () => {
    const content = { ...ready, subject: { am: 'ዜና', en: '  ' } };
    expect(issueProblems({ ...facts, content })).toEqual([{ code: 'no-subject' }]);
  });

  it('an empty issue and an audience without readers are problems', () => {
    const content = { ...ready, opening: { en: [], am: [] } };
    expect(issueProblems({ ...facts, content, audience: { en: 0, am: 0 } })).toEqual([
      { code: 'empty' },
      { code: 'nobody' },
    ]);
  });

  it('a post that visitors cannot open is a problem, reported with its heading', () => {
    const hidden = [{ kind: 'post' as const, heading: 'Not yet' }];
    expect(issueProblems({ ...facts, hidden })).toEqual([
      { code: 'hidden-part', kind: 'post', heading: 'Not yet' },
    ]);
  });

  it('own text about a person without consent is a problem', () => {
    expect(issueProblems({ ...facts, consented: false })).toEqual([{ code: 'people-without-consent' }]);
  });

  it('an own picture that may not be mailed is a problem; that of a post is left out with a notice', () => {
    const content = { ...ready, parts: [{ kind: 'picture' as const, picture: 3 }, post] };
    expect(issueProblems({ ...facts, content })).toEqual([{ code: 'picture-without-consent', count: 1 }]);
    expect(issueNotices({ ...facts, content })).toEqual([{ code: 'pictures-left-out', count: 1 }]);
    expect(issueProblems({ ...facts, content, allowed: new Set([3, 4]) })).toEqual([]);
    expect(issueNotices({ ...facts, content, allowed: new Set([3, 4]) })).toEqual([]);
    const missing = { ...ready, parts: [{ kind: 'picture' as const, picture: null }] as never };
    expect(issueProblems({ ...facts, content: missing })).toEqual([
      { code: 'picture-without-consent', count: 1 },
    ]);
  });

  it('an event’s picture that may not be mailed is a notice, and a post without a picture is accepted', () => {
    const event = { ...post, kind: 'event' as const, day: '', time: '', zone: '', place: '' };
    const content = { ...ready, parts: [event, { ...post, picture: null }] as never };
    expect(issueProblems({ ...facts, content })).toEqual([]);
    expect(issueNotices({ ...facts, content })).toEqual([{ code: 'pictures-left-out', count: 1 }]);
  });

  it('a missing opening is not a problem while a post or the closing has text', () => {
    const silent = { ...ready, opening: {} };
    expect(issueProblems({ ...facts, content: { ...silent, parts: [post] } })).toEqual([]);
    expect(issueProblems({ ...facts, content: { ...silent, closing: opening } })).toEqual([]);
    expect(issueProblems({ ...facts, content: { ...silent, opening: { am: opening.en } } })).toEqual([]);
    expect(issueProblems({ ...facts, content: { ...silent, opening: { en: undefined } } as never })).toEqual([
      { code: 'empty' },
    ]);
  });

  it('an issue whose parts are all hidden is reported for hidden parts, not as empty', () => {
    const hidden = [{ kind: 'event' as const, heading: 'Not yet' }];
    expect(issueProblems({ ...facts, content: { ...ready, opening: {} }, hidden })).toEqual([
      { code: 'hidden-part', kind: 'event', heading: 'Not yet' },
    ]);
  });

  it('a missing Amharic subject is not reported if no reader has chosen Amharic', () => {
    const content = { ...ready, subject: { en: 'News' } };
    expect(issueNotices({ ...facts, content, audience: { en: 2, am: 0 } })).toEqual([]);
  });

  it('missing Amharic text is a notice with the number of affected readers, not a problem', () => {
    const content = { ...ready, subject: { en: 'News' }, preview: null };
    expect(issueProblems({ ...facts, content })).toEqual([]);
    expect(issueNotices({ ...facts, content })).toEqual([
      { code: 'english-for-amharic', readers: 1 },
      { code: 'no-preview' },
    ]);
  });
});

describe('the state of an issue', () => {
  it.each([
    [null, noProgress, 'draft'],
    ['scheduled', noProgress, 'scheduled'],
    ['sending', { ...noProgress, waiting: 1, sent: 4 }, 'sending'],
    ['sending', { ...noProgress, held: 1 }, 'held'],
    ['sending', { ...noProgress, waiting: 1, held: 1 }, 'sending'],
    ['sending', { ...noProgress, sent: 4, failed: 1 }, 'sent'],
    ['paused', { ...noProgress, waiting: 3 }, 'paused'],
    ['stopped', { ...noProgress, stopped: 3 }, 'stopped'],
  ] as const)('sending %s with progress %o gives the state %s', (sending, progress, state) => {
    expect(issueState(sending, progress)).toBe(state);
  });

  it('a stopped issue cannot change its state, and only a scheduled issue can be unscheduled', () => {
    for (const act of ['pause', 'resume', 'stop', 'start', 'unschedule'] as const)
      expect(allowedStates(act)).not.toContain('stopped');
    expect(allowedStates('unschedule')).toEqual(['scheduled']);
    expect(stateAfter('unschedule')).toBeNull();
  });
});

describe('the audience of an issue', () => {
  it('the audience is every reader if nothing or every language is chosen', () => {
    expect(toSegment({})).toEqual({ languages: null, topic: null });
    expect(toSegment({ languages: ['en', 'am'], topic: null })).toEqual({ languages: null, topic: null });
    expect(toSegment({ languages: ['am'], topic: 'events' })).toEqual({ languages: ['am'], topic: 'events' });
    expect(audienceSize({ en: 900, am: 304 })).toBe(1204);
  });
});

describe('the time of an event', () => {
  const event = { ...post, kind: 'event' as const, day: '2026-12-02', time: '17:00', place: 'Lantern Hall' };

  it('the time of an event names its zone only if that differs from Addis Ababa', () => {
    expect(placeAndTime({ ...event, zone: 'Africa/Addis_Ababa' }, 'en').time).toBe('17:00');
    expect(placeAndTime({ ...event, zone: 'Africa/Addis_Ababa' }, 'am').time).toBe('ከቀኑ 11:00 ሰዓት (17:00)');
    expect(placeAndTime({ ...event, zone: 'America/New_York' }, 'en').time).toBe('17:00 (New York time)');
  });
});

describe('the length of a mail', () => {
  const kilobytes = (en: number, am = 0) => lengthNotices({ en: en * 1024, am: am * 1024 });
  it('a mail is reported from nine tenths of Gmail’s limit, for the longer language', () => {
    expect(kilobytes(91.7)).toEqual([]);
    expect(kilobytes(91.9)).toEqual([{ code: 'long', kilobytes: 91, locale: 'en', isCut: false }]);
    expect(kilobytes(102)).toEqual([{ code: 'long', kilobytes: 102, locale: 'en', isCut: false }]);
    expect(kilobytes(50, 102.1)).toEqual([{ code: 'long', kilobytes: 103, locale: 'am', isCut: true }]);
  });
});

describe('the pictures of an issue', () => {
  const image = (id: number) => `<p><img alt="a" data-picture="${id}" src="/media/${id}.jpg" width="2"/></p>`;

  it('the pictures in the parts of an issue are listed once each', () => {
    const parts: IssueContent['parts'] = [
      { kind: 'picture', picture: 7 },
      { kind: 'words', heading: undefined, text: {} },
      { kind: 'picture', picture: null },
      { kind: 'picture', picture: 8 },
      { kind: 'picture', picture: 7 },
    ];
    expect(listIssuePictures({ ...ready, parts })).toEqual([7, 8]);
  });

  it('exactly the pictures whose consent has ended are removed from a mail', () => {
    const html = image(1) + image(12) + image(2) + image(1);
    expect(picturesIn(html)).toEqual([1, 12, 2]);
    expect(withoutPictures(html, [1, 2])).toBe(`<p></p>${image(12)}<p></p><p></p>`);
    expect(withoutPictures(html, [])).toBe(html);
    expect(picturesIn('<img src="/logo.png"/><p data-picture="3"></p>')).toEqual([]);
  });
});
