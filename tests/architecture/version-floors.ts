/**
 * The lowest version of a package without a known vulnerability, anywhere in package-lock.json. `npm audit` cannot be
 * reached where we build, so this list is maintained by hand: raise a minimum when an advisory names a fixed version.
 *
 * Newer versions that are not taken, as of 24 November 2026:
 * - payload 3.90.2: @payloadcms/storage-s3 and @payloadcms/plugin-cloud-storage of that version cannot be installed, and
 *   Payload needs one version of all its packages.
 * - drizzle-orm 0.45.4: @payloadcms/drizzle names 0.45.2 exactly, in 3.90.2 too, and two copies do not share their types.
 * - serwist 9.5.13: @serwist/utils of that version cannot be installed.
 */
export const versionFloors: Readonly<Record<string, string>> = {
  next: '16.4.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  payload: '3.90.0',
  '@payloadcms/db-postgres': '3.90.0',
  '@payloadcms/next': '3.90.0',
  '@payloadcms/richtext-lexical': '3.90.0',
  '@payloadcms/ui': '3.90.0',
  sharp: '0.35.5',
  'better-auth': '1.7.7',
  nodemailer: '10.4.1',
  'drizzle-orm': '0.45.2',
  'altcha-lib': '1.4.1',
};
