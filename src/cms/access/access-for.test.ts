import { describe, expect, it } from 'vitest';
import { hasStaffAccess } from './access-for.ts';
import { collectionRights, globalRights } from './access-table.ts';
import { STAFF } from './roles.ts';

const kinds = [...Object.keys(collectionRights), ...Object.keys(globalRights)];
const kindsOf = (role: string) => kinds.filter(slug => hasStaffAccess({ collection: STAFF, role }, slug));
const contentOf = (role: string) => kindsOf(role).filter(slug => !/^(payload-|staff$)/.test(slug));

describe('the collections that a role works with', () => {
  it('are, for authors, what they write and pictures, without what they may only read', () => {
    expect(contentOf('author')).toEqual(['posts', 'events', 'projects', 'pages', 'media']);
  });

  it('are, for publishers, all public content, and the consents that they read', () => {
    expect(contentOf('publisher')).toEqual(expect.arrayContaining(['partners', 'films', 'consents', 'home']));
    expect(contentOf('publisher')).not.toContain('messages');
  });

  it('include, for editors, what they only read, such as mails', () => {
    expect(contentOf('editor')).toEqual(
      expect.arrayContaining(['mails', 'counts', 'newsletter-issues', 'menu']),
    );
  });

  it('are none for bookkeepers and for people without an account', () => {
    expect(contentOf('bookkeeper')).toEqual([]);
    expect(kinds.filter(slug => hasStaffAccess(null, slug))).toEqual([]);
  });

  it('are none for an unknown collection', () => {
    expect(hasStaffAccess({ collection: STAFF, role: 'admin' }, 'no-such-kind')).toBe(false);
  });
});
