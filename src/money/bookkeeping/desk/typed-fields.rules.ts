/**
 * What somebody typed into a form of the desk. A form that is sent before its script has loaded leaves the page; if it has
 * a mistake, this cookie restores what was typed. It lasts a minute.
 */
export type TypedFields = {
  /** The address the form was sent to. */
  action: string;
  fields: Readonly<Record<string, string>>;
};

const NAME = 'adey-typed';
/** Browsers ignore cookies of more than 4,096 bytes, name and attributes included. */
const mostBytes = 3_900;

/** The header that stores the fields; null if they are too long for a cookie. */
export function typedCookie(typed: TypedFields, secure: boolean): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(typed));
  const value = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  if (value.length > mostBytes) return null;
  return `${NAME}=${value}; Path=/admin; Max-Age=60; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Deletes the cookie, as a value for `document.cookie`. */
export const noTypedCookie = `${NAME}=; Path=/admin; Max-Age=0`;

/** The fields stored in the cookies of a page; null if there are none or they cannot be read. */
export function readTyped(cookies: string): TypedFields | null {
  const value = cookies
    .split('; ')
    .find(cookie => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (!value) return null;
  try {
    const bytes = Uint8Array.from(atob(value), letter => letter.charCodeAt(0));
    const { action, fields } = JSON.parse(new TextDecoder().decode(bytes));
    const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
    return { action: String(action), fields: Object.fromEntries(texts) as Record<string, string> };
  } catch {
    // The browser's owner can write anything into the cookie.
    return null;
  }
}
