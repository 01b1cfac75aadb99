import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creationOptions, credentialJson, requestOptions } from './credential-json.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const buffer = (...values: number[]) => bytes(...values).buffer;
const credential = (response: unknown) =>
  credentialJson({
    id: 'key',
    rawId: buffer(251, 255, 191),
    type: 'public-key',
    response,
  } as PublicKeyCredential);

const creation = {
  challenge: '-_-_',
  rp: { name: 'Adey' },
  user: { id: 'AQI', name: 'abeba', displayName: 'Abeba' },
  pubKeyCredParams: [],
  excludeCredentials: [{ id: 'Aw', type: 'public-key' }],
} satisfies PublicKeyCredentialCreationOptionsJSON;
const request = { challenge: '-_-_', allowCredentials: [{ id: 'Aw', type: 'public-key' }] };

afterEach(() => void vi.unstubAllGlobals());

describe('in a browser that cannot read the options itself', () => {
  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', {}));

  it('options to make a passkey have bytes in place of texts', () => {
    expect(creationOptions(creation)).toEqual({
      ...creation,
      challenge: bytes(251, 255, 191),
      user: { ...creation.user, id: bytes(1, 2) },
      excludeCredentials: [{ id: bytes(3), type: 'public-key' }],
    });
  });

  it('options to use a passkey have bytes in place of texts', () => {
    expect(requestOptions(request)).toEqual({
      challenge: bytes(251, 255, 191),
      allowCredentials: [{ id: bytes(3), type: 'public-key' }],
    });
  });

  it('options need no list of known passkeys', () => {
    const { excludeCredentials: _, ...first } = creation;
    expect(creationOptions(first).excludeCredentials).toBeUndefined();
    expect(requestOptions({ challenge: 'AQ' })).toEqual({ challenge: bytes(1) });
  });
});

describe('in a browser that can read the options', () => {
  it('its own reading is used', () => {
    vi.stubGlobal('PublicKeyCredential', {
      parseCreationOptionsFromJSON: (json: unknown) => ({ made: json }),
      parseRequestOptionsFromJSON: (json: unknown) => ({ asked: json }),
    });
    expect(creationOptions(creation)).toEqual({ made: creation });
    expect(requestOptions(request)).toEqual({ asked: request });
  });
});

describe('a credential in JSON', () => {
  it('of a new passkey says what the device made and how to reach it', () => {
    const made = { clientDataJSON: buffer(1), attestationObject: buffer(255, 255) };
    const parts = { clientDataJSON: 'AQ', attestationObject: '__8' };
    expect(credential({ ...made, getTransports: () => ['usb'] })).toEqual({
      id: 'key',
      rawId: '-_-_',
      type: 'public-key',
      response: { ...parts, transports: ['usb'] },
    });
    expect(credential(made)).toMatchObject({ response: { ...parts, transports: [] } });
  });

  it('of a known passkey is its signature, and whose it is if the device tells', () => {
    const answered = { clientDataJSON: buffer(1), authenticatorData: buffer(2), signature: buffer(3) };
    const parts = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' };
    expect(credential(answered)).toEqual({
      id: 'key',
      rawId: '-_-_',
      type: 'public-key',
      response: parts,
    });
    expect(credential({ ...answered, userHandle: buffer(4) })).toMatchObject({
      response: { ...parts, userHandle: 'BA' },
    });
    expect(credential({ ...answered, userHandle: null })).toHaveProperty('response', parts);
  });
});
