import { resolve } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type Payload } from 'payload';
import sharp from 'sharp';
import { narrowPayloadsOwn } from '#cms/access/payload-own-access.ts';
import { nobody, STAFF } from '#cms/access/roles.ts';
import { staff } from '#cms/accounts/staff.collection.ts';
import { trustedOrigins } from '#cms/accounts/trusted-origins.ts';
import { formerAddresses } from '#cms/addresses/former-address.collection.ts';
import { articleEditor } from '#cms/article-editor.ts';
import { consents } from '#cms/consents/consent.collection.ts';
import { nextConsentEnd } from '#cms/consents/next-consent-end.ts';
import { mediaCollection } from '#cms/media/media.collection.ts';
import { MAX_PICTURE_BYTES, refusals } from '#cms/media/picture-limits.ts';
import { defaultLocale } from '#core/locale.ts';
import { counts } from '#features/engagement/counts.collection.ts';
import { posts } from '#features/news/post.collection.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { keepPoolAlive } from '#platform/pool-errors.ts';

/** Room for the fields of the form beside the largest picture. */
const FORM_BYTES = 1024 * 1024;

/** The list of everything staff can edit. Loaded by plain Node, by Next and by Astro: paths start at the working folder. */
export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: postgresAdapter({
    pool: { connectionString: databaseUrl() },
    push: false,
    migrationDir: resolve('src/platform/database/migrations'),
  }),
  collections: [
    posts,
    mediaCollection(resolve(env.DATA_DIR, 'media')),
    consents,
    counts,
    formerAddresses,
    staff,
  ],
  globals: [],
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'am', label: 'አማርኛ' },
    ],
    defaultLocale,
    fallback: true,
  },
  editor: articleEditor,
  admin: {
    user: STAFF,
    avatar: 'default',
    meta: { titleSuffix: ' · Adey staff', defaultOGImageType: 'off' },
    importMap: {
      baseDir: resolve('.'),
      importMapFile: resolve('src/staff/app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
  },
  graphQL: { disable: true },
  telemetry: false,
  cookiePrefix: 'adey',
  csrf: trustedOrigins(),
  cors: trustedOrigins(),
  maxDepth: 4,
  upload: {
    abortOnLimit: true,
    limits: { fileSize: MAX_PICTURE_BYTES, files: 1 },
    requestSizeLimit: MAX_PICTURE_BYTES + FORM_BYTES,
    responseOnLimit: refusals.tooLarge,
  },
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
  custom: { nextPublicChange: nextConsentEnd },
  onInit: (payload: Payload) => keepPoolAlive(payload),
  sharp,
  typescript: { outputFile: resolve('src/payload-types.ts'), autoGenerate: false },
}).then(narrowPayloadsOwn);
