import { describe, expect, it } from 'vitest';
import { hasStaffAccess } from './access-for.ts';
import { collectionRights, globalRights } from './access-table.ts';
import { STAFF } from './roles.ts';

const kinds = [...Object.keys(collectionRights), ...Object.keys(globalRights)];
const listKinds = (role: string) => kinds.filter(slug => hasStaffAccess({ collection: STAFF, role }, slug));
const listContent = (role: string) => listKinds(role).filter(slug => !/^(payload-|staff$)/.test(slug));

describe('hasStaffAccess', () => {
  it('authors work with posts, events, projects, pages and media, not with collections they may only read', () => {
    expect(listContent('author')).toEqual(['posts', 'events', 'projects', 'pages', 'media']);
  });

  it('publishers have access to public content such as films and partners, and to consents, but not to messages', () => {
    expect(listContent('publisher')).toEqual(
      expect.arrayContaining(['partners', 'films', 'consents', 'home']),
    );
    expect(listContent('publisher')).not.toContain('messages');
  });

  it('editors have access to mails, counts, newsletter issues and the menu', () => {
    expect(listContent('editor')).toEqual(
      expect.arrayContaining(['mails', 'counts', 'newsletter-issues', 'menu']),
    );
  });

  it('bookkeepers have access to no content, and people without an account to nothing', () => {
    expect(listContent('bookkeeper')).toEqual([]);
    expect(kinds.filter(slug => hasStaffAccess(null, slug))).toEqual([]);
  });

  it('an admin has no access to an unknown collection', () => {
    expect(hasStaffAccess({ collection: STAFF, role: 'admin' }, 'no-such-kind')).toBe(false);
  });
});
