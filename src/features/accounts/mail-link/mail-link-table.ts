/** Links that were mailed and not used yet: of the key only its digest, so that reading the table opens nothing. */
export const mailLinkTable = `
  create table if not exists auth.mail_links (
    digest bytea primary key,
    email text not null,
    expires_at timestamptz not null
  );
  create index if not exists mail_links_email on auth.mail_links (email);
`;
