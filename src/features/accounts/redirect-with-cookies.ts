/** Leads a browser on to an address of ours, with the cookies that go along; Astro.redirect would leave them behind. */
export function redirectWithCookies(location: string, cookies: readonly string[] = []): Response {
  const answer = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
