import { describe, expect, it } from 'vitest';
import { withAnchors } from './legal-page.queries.ts';

const section = (heading: string) => ({ heading: { text: heading }, text: { text: 'Words' } });

describe('withAnchors', () => {
  it('each section gets a unique anchor, in Latin and Ethiopic script', () => {
    const anchors = withAnchors(['What we count', 'መብቶችዎ', 'What we count', '…'].map(section)).map(
      ({ anchor }) => anchor,
    );
    expect(anchors).toEqual(['what-we-count', 'መብቶችዎ', 'what-we-count-2', 'section']);
  });
});
