import type { Config, Plugin } from 'payload';
import { bucketPlace } from '#platform/pictures/bucket.ts';

/** Where the plugin records direct browser uploads; we allow none, so our tables have no such column. */
const unusedField = '_objectKey';

/** Uploads from the browser straight into the bucket, which the plugin adds to every admin page even where it is off. */
const unusedUploader = '@payloadcms/storage-s3/client#S3ClientUploadHandler';

/** Stores uploads and their sizes in the configured bucket; without one nothing is loaded. */
export const storePicturesInBucket: Plugin = async config => {
  const place = bucketPlace();
  if (!place) return config;
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const configured = await s3Storage({
    bucket: place.name,
    config: place.client,
    collections: { media: true, films: true, pdfs: true },
  })(config);
  const collections = configured.collections?.map(collection => ({
    ...collection,
    fields: collection.fields.filter(field => !('name' in field && field.name === unusedField)),
  }));
  return { ...configured, ...(collections && { collections }), admin: withoutUploader(configured.admin) };
};

// The import map is made without a bucket and has no such component.
function withoutUploader(admin: Config['admin']): Config['admin'] {
  const { [unusedUploader]: _, ...dependencies } = admin?.dependencies ?? {};
  const providers = admin?.components?.providers?.filter(
    provider => !(provider && typeof provider === 'object' && provider.path === unusedUploader),
  );
  return { ...admin, dependencies, components: { ...admin?.components, ...(providers && { providers }) } };
}
