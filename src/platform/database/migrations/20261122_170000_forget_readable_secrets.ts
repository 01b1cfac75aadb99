import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Forgets what earlier versions stored readable: links in mails, reset tokens and session tokens. Tokens become their
 * digests, so links that were sent keep working and supporters stay signed in. A mail that still waits has lost its
 * link and says so. A sign-in that is under way begins again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update mails set state = 'failed', updated_at = now(),
      reason = 'It waited during an upgrade that forgot its link: ask for a new mail.'
    where kind in ('password', 'invitation', 'sign-in', 'confirm', 'welcome') and state in ('waiting', 'sending', 'held')`);
  await db.execute(sql`
    update mails set html = null, text = null, data = null, headers = null
    where kind in ('password', 'invitation', 'sign-in', 'confirm', 'welcome')`);
  await db.execute(sql`
    update staff set reset_password_token = encode(sha256(reset_password_token::bytea), 'hex')
    where reset_password_token is not null`);
  await db.execute(sql`
    do $$ begin
      if to_regclass('auth.session') is not null then
        update auth.session
          set token = rtrim(translate(encode(sha256(token::bytea), 'base64'), '+/', '-_'), '=');
      end if;
      if to_regclass('auth.verification') is not null then delete from auth.verification; end if;
    end $$`);
}

/** What was forgotten cannot come back. */
export async function down(_: MigrateDownArgs): Promise<void> {}
