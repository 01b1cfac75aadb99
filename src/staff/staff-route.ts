const named = /^\/(admin|api)\/([a-z-]{1,40})(\/.*)?$/;
/** Collections and screens; in metrics everything else counts as one. */
const areas = new Set(
  (
    'account,announcements,campaigns,cards,claims,collections,consents,counts,create-first-user,events,films,forgot,former-addresses,gallery,gifts,globals,' +
    'holidays,home,issue-sendings,legal-pages,login,logout,mails,media,meetings,messages,newsletter-issues,pages,partners,pdfs,personal-data,posts,projects,redirects,reports,reset,second-step,sources,staff,' +
    'starter-links,stories,subscribers,team-members,testimonials,tickets'
  ).split(','),
);

/** The kind of an admin address, from a small fixed set: `/api/posts/…`. */
export function toStaffRoute(path: string): string {
  if (path === '/admin' || path === '/') return path;
  if (path.startsWith('/_next/')) return '/_next/…';
  const [, entry, area = '', rest] = named.exec(path) ?? [];
  if (!entry) return '(none)';
  return areas.has(area) ? `/${entry}/${area}${rest ? '/…' : ''}` : `/${entry}/…`;
}
