import type { UploadField } from 'payload';

type Picture = { name?: string; label?: string; required?: boolean; description?: string };

/** One picture from the media library. Publishing is refused while its consent does not allow it (cms/consents). */
export function pictureField({
  name = 'img',
  label = 'Picture',
  required = false,
  description,
}: Picture = {}): UploadField {
  return {
    type: 'upload',
    name,
    label,
    relationTo: 'media',
    required,
    ...(description ? { admin: { description } } : {}),
  };
}
