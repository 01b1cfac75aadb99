/** Options for `navigator.credentials.create`, also in browsers that cannot read the JSON themselves. */
export function creationOptions(
  json: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  if (PublicKeyCredential.parseCreationOptionsFromJSON)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return {
    ...json,
    challenge: toBytes(json.challenge),
    user: { ...json.user, id: toBytes(json.user.id) },
    excludeCredentials: json.excludeCredentials?.map(known => ({ ...known, id: toBytes(known.id) })),
  } as PublicKeyCredentialCreationOptions;
}

/** Options for `navigator.credentials.get`, as above. */
export function requestOptions(
  json: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  if (PublicKeyCredential.parseRequestOptionsFromJSON)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return {
    ...json,
    challenge: toBytes(json.challenge),
    allowCredentials: json.allowCredentials?.map(known => ({ ...known, id: toBytes(known.id) })),
  } as PublicKeyCredentialRequestOptions;
}

/** Builds the JSON field by field, because toJSON() is broken where password managers replace it. */
export function credentialJson({ id, rawId, type, response }: PublicKeyCredential): unknown {
  const parts: Record<string, unknown> = { clientDataJSON: toText(response.clientDataJSON) };
  if ('attestationObject' in response) {
    const made = response as AuthenticatorAttestationResponse;
    parts.attestationObject = toText(made.attestationObject);
    parts.transports = made.getTransports?.() ?? [];
  } else {
    const answered = response as AuthenticatorAssertionResponse;
    parts.authenticatorData = toText(answered.authenticatorData);
    parts.signature = toText(answered.signature);
    if (answered.userHandle) parts.userHandle = toText(answered.userHandle);
  }
  return { id, rawId: toText(rawId), type, response: parts };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, letter => letter.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
