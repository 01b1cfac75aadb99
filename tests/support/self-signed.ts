import { generateKeyPairSync, sign } from 'node:crypto';

const tags = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
};

/** One value of DER (X.690): its tag, its length, its content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const ecdsaWithSha256 = der(tags.sequence, der(tags.oid, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(tags.oid, Buffer.from('550403', 'hex'));

function pem(label: string, bytes: Buffer): string {
  return `-----BEGIN ${label}-----\n${bytes.toString('base64')}\n-----END ${label}-----\n`;
}

/** A key and a certificate for a test server; it is self-signed, so browsers need a flag to accept it. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(
    tags.sequence,
    der(tags.set, der(tags.sequence, commonName, der(tags.text, Buffer.from(host)))),
  );
  const signed = der(
    tags.sequence,
    der(tags.version, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    der(tags.sequence, ...['200101000000Z', '491231235959Z'].map(time => der(tags.time, Buffer.from(time)))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', signed, privateKey);
  const certificate = der(
    tags.sequence,
    signed,
    ecdsaWithSha256,
    der(tags.bits, Buffer.from([0]), signature),
  );
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', certificate),
  };
}
