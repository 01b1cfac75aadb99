/** A field as the browser knows it: groups, rows and tabs hold further ones. */
type FieldOfForm = { localized?: boolean; fields?: readonly object[]; tabs?: readonly object[] };

/** Whether a form has a text in each language. */
export function hasLanguages(fields: readonly object[]): boolean {
  return fields.some(field => {
    const { localized, fields: within = [], tabs = [] } = field as FieldOfForm;
    return localized === true || hasLanguages(within) || hasLanguages(tabs);
  });
}
