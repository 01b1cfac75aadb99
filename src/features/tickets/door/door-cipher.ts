import type { Found } from './door.rules.ts';

// Runs on the server, which makes the copy for a phone, and on the phone, which opens it: both have WebCrypto.

/** What a code leads to, encrypted by codes. Without a code nobody can read anything of it, nor guess one. */
export type LockedTickets = Record<string, string>;

type Known = Extract<Found, { ticket: unknown }>;

/** Encrypts what a code leads to with the code itself, under its hash. */
export async function lockTicket(code: string, known: Known): Promise<[hash: string, body: string]> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(known));
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await deriveKey(code), text);
  return [await hashCode(code), toBase64(new Uint8Array([...iv, ...new Uint8Array(body)]))];
}

/** What a scanned code leads to; null if the copy does not have it. */
export async function openTicket(code: string, tickets: LockedTickets): Promise<Known | null> {
  const hash = await hashCode(code);
  const body = Object.hasOwn(tickets, hash) ? tickets[hash] : undefined;
  if (body === undefined) return null;
  const bytes = Uint8Array.from(atob(body), letter => letter.charCodeAt(0));
  const iv = bytes.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await deriveKey(code),
    bytes.slice(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(text));
}

const IV_BYTES = 12;

/** The hash under which a code is looked up says nothing about the key: both are hashes with words of their own. */
const hashCode = async (code: string): Promise<string> => toBase64(await digest(`ticket:${code}`));
const deriveKey = async (code: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await digest(`key:${code}`), 'AES-GCM', false, ['encrypt', 'decrypt']);

const digest = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
