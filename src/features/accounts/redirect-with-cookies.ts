/** Redirects within the site and sets cookies, which Astro.redirect would drop. */
export function redirectWithCookies(location: string, cookies: readonly string[] = []): Response {
  const answer = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
