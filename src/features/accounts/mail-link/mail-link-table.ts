/** Unused sign-in links. Only the digest of a key is stored, so that reading the table gives no access. */
export const mailLinkTable = `
  create table if not exists auth.mail_links (
    digest bytea primary key,
    email text not null,
    expires_at timestamptz not null
  );
  create index if not exists mail_links_email on auth.mail_links (email);
`;
