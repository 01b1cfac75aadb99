const named = /^\/(admin|api)\/([a-z-]{1,40})(\/.*)?$/;
/** Collections and screens; anything else is one of them as far as figures go. */
const areas = new Set(
  (
    'account,announcements,campaigns,cards,collections,consents,counts,create-first-user,events,forgot,former-addresses,gallery,globals,holidays,' +
    'issue-sendings,legal-pages,login,logout,mails,media,messages,newsletter-issues,partners,personal-data,posts,projects,reports,reset,staff,' +
    'starter-links,stories,subscribers,team-members,testimonials'
  ).split(','),
);

/** The kind of address at the staff door, one of few whatever is asked for: `/api/posts/…`. */
export function staffRouteOf(path: string): string {
  if (path === '/admin' || path === '/') return path;
  if (path.startsWith('/_next/')) return '/_next/…';
  const [, entry, area = '', rest] = named.exec(path) ?? [];
  if (!entry) return '(none)';
  return areas.has(area) ? `/${entry}/${area}${rest ? '/…' : ''}` : `/${entry}/…`;
}
