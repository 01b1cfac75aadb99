import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The options of a challenge that a device respects. */
export type Question = {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
};

/** What an attacker, or another browser, would say otherwise. */
export type Tampering = {
  origin?: string;
  host?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  topOrigin?: string;
  /** 0x01 present, 0x04 verified; both unless said otherwise. */
  flags?: number;
  userHandle?: string | null;
  key?: KeyObject;
};

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** A software passkey: does what a device does (WebAuthn 3, 6.1 to 6.5), or cheats on request. */
export class SoftwarePasskey {
  readonly id = text(randomBytes(16));
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  userHandle = '';
  readonly origin: string;
  /** Passkeys synced between devices do not count their uses. */
  readonly counts: boolean;

  constructor(origin: string, { counts = true } = {}) {
    this.origin = origin;
    this.counts = counts;
  }

  /** Responds to a challenge for a new passkey: the JSON a browser sends. */
  make(question: Question, lie: Tampering = {}): string {
    this.userHandle = question.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authData(question, { flags: 0x45, ...lie }), attested]);
    const statement = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = text(isoCBOR.encode(statement as never));
    const clientDataJSON = text(this.#clientData(question, 'webauthn.create', lie));
    return this.#credential({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** Responds to a challenge for signing in. */
  answer(question: Question, lie: Tampering = {}): string {
    if (this.counts) this.counter += 1;
    const authData = this.#authData(question, { flags: 0x05, ...lie });
    const clientData = this.#clientData(question, 'webauthn.get', lie);
    const signed = Buffer.concat([authData, digest(clientData)]);
    const handle = lie.userHandle === undefined ? this.userHandle : lie.userHandle;
    return this.#credential({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(sign('sha256', signed, lie.key ?? this.keys.privateKey)),
      ...(handle !== null && { userHandle: handle }),
    });
  }

  #credential(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response });
  }

  #clientData({ challenge }: Question, type: string, lie: Tampering): string {
    const { origin = this.origin, crossOrigin = false, topOrigin } = lie;
    return JSON.stringify({
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin,
      crossOrigin,
      topOrigin,
    });
  }

  #authData(question: Question, { host, flags = 0 }: Tampering): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const id = host ?? question.rp?.id ?? question.rpId ?? '';
    return Buffer.concat([digest(id), Buffer.from([flags]), count]);
  }

  /** ES256 as COSE writes it (RFC 9053, 7.1.1). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const part = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
