import type { AfterErrorHook } from 'payload';

type Refusal = Error & { data?: { errors?: unknown }; isPublic?: boolean };

/**
 * Gives the form the fields that a refusal is about. The admin is bundled several times (for requests, for pages, for
 * what runs at the start), so an error thrown in one part is not an instance of the class of the other, and Payload then
 * sends its sentence alone: no field is marked.
 */
export const nameFieldsOfRefusals: AfterErrorHook = ({ error, result }) => {
  const { data, isPublic, message, name } = error as Refusal;
  if (!isPublic || !Array.isArray(data?.errors)) return;
  const { errors: [said] = [] } = result as { errors?: { data?: unknown }[] };
  if (said?.data) return;
  return { response: { errors: [{ name, data, message }] } };
};
