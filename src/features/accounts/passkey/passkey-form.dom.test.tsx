import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PasskeyForm, type PasskeyFormProps } from './passkey-form.island.tsx';

/** What the device and our server do, and what was asked of them. */
const device = { get: vi.fn(), create: vi.fn() };
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const sent = vi.fn<(passkey: string) => void>();

const bytes = Uint8Array.from([251, 255, 191]);
const asText = '-_-_';
/** What a device gives, with the bytes above in each of `parts`. */
const made = (id: string, parts: readonly string[], more = {}) => ({
  id,
  rawId: bytes.buffer,
  type: 'public-key',
  response: { ...Object.fromEntries(parts.map(part => [part, bytes.buffer])), ...more },
  getClientExtensionResults: () => ({}),
});
const signed = ['clientDataJSON', 'authenticatorData', 'signature'];
const challenge = {
  challenge: asText,
  rp: {},
  user: { id: asText },
  pubKeyCredParams: [],
  excludeCredentials: [{ id: asText, type: 'public-key' }],
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => Response.json(challenge)),
  );
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent(String(new FormData(this).get('passkey')));
  });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [device.get, device.create, fetched, sent]) mock.mockReset();
});

function show(props: Partial<PasskeyFormProps> = {}): void {
  const container = document.createElement('div');
  const form = <PasskeyForm locale="en" to="sign-in" {...props} />;
  container.innerHTML = renderToString(form);
  document.body.append(container);
  render(form, { container, hydrate: true });
}

const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status').textContent;
const named = (name: string) => Object.assign(new Error(), { name });

it('two presses ask for one challenge and send the response of the passkey once', async () => {
  device.get.mockResolvedValue(made('one', signed));
  show();
  act(() => void [button().click(), button().click()]);
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls.map(([passkey]) => JSON.parse(passkey).id)).toEqual(['one']);
  expect(fetched.mock.calls.map(([address, { body }]) => [address, body])).toEqual([
    ['/api/passkey', JSON.stringify({ to: 'sign-in' })],
  ]);
  expect(button().getAttribute('aria-busy')).toBe('true');
});

it('the form for adding a passkey creates one and sends it', async () => {
  device.create.mockResolvedValue(
    made('new', ['clientDataJSON', 'attestationObject'], { getTransports: () => ['usb'] }),
  );
  show({ to: 'add', action: '/keep' });
  await userEvent.click(button());
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.stringContaining('"id":"new"')));
  expect(document.forms[0]?.getAttribute('action')).toBe('/keep');
  const { publicKey } = device.create.mock.calls[0]?.[0] ?? {};
  const given = [publicKey.challenge, publicKey.user.id, publicKey.excludeCredentials[0].id];
  expect(given.map(each => new Uint8Array(each))).toEqual([bytes, bytes, bytes]);
  expect(JSON.parse(sent.mock.calls[0]?.[0] ?? '')).toMatchObject({
    id: 'new',
    rawId: asText,
    type: 'public-key',
    response: { clientDataJSON: asText, attestationObject: asText, transports: ['usb'] },
  });
});

it.each([
  undefined,
  () => {
    throw new Error('not a credential of the browser');
  },
])('a credential of a password manager is sent even if its toJSON() is broken', async toJSON => {
  device.get.mockResolvedValue({ ...made('two', [...signed, 'userHandle']), toJSON });
  show();
  await userEvent.click(button());
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  const parts = [...signed, 'userHandle'].map(part => [part, asText]);
  expect(JSON.parse(sent.mock.calls[0]?.[0] ?? '').response).toEqual(Object.fromEntries(parts));
  expect(new Uint8Array(device.get.mock.calls[0]?.[0].publicKey.challenge)).toEqual(bytes);
});

it('an error is shown in the passkey form, and the button can be pressed again', async () => {
  show();
  for (const [error, words] of [
    [named('NotAllowedError'), /^No passkey was used/],
    [named('InvalidStateError'), /^This device already has a passkey/],
    [named('SecurityError'), /^That did not work/],
  ] as const) {
    device.get.mockRejectedValueOnce(error);
    await userEvent.click(button());
    await vi.waitFor(() => expect(status()).toMatch(words));
  }
  for (const [response, words] of [
    [async () => Response.json({}, { status: 403 }), /^To add a passkey/],
    [async () => Response.json({}, { status: 409 }), /^You have the most passkeys/],
    [async () => Response.json({}, { status: 429 }), /^There were many attempts/],
    [() => Promise.reject(new TypeError('offline')), /^That did not work/],
  ] as const) {
    fetched.mockImplementationOnce(response);
    await userEvent.click(button());
    await vi.waitFor(() => expect(status()).toMatch(words));
  }
  expect(sent).not.toHaveBeenCalled();
});

it('the passkey button is hidden where the browser has no passkeys', () => {
  vi.unstubAllGlobals();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
