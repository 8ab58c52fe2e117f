import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Touched by somebody whose face or finger was seen. */
const verified = 0b101;
const withKey = 0b100_0000;

/** An authenticator of its own, which makes one passkey and signs with it. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  // ES256, as COSE writes it.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const id = randomBytes(32);
  const name = id.toString('base64url');

  function dataOf(flags: number, more: Uint8Array[] = []) {
    const counter = Buffer.alloc(4);
    return Buffer.concat([hashOf(new URL(origin).hostname), Buffer.of(flags), counter, ...more]);
  }

  function answer(type: string, challenge: string, respond: (client: Buffer) => object) {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const response = { clientDataJSON: client.toString('base64url'), ...respond(client) };
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
  }

  return {
    /** As the database keeps it. */
    kept: { id: name, publicKey: new Uint8Array(key), counter: 0, transports: [] },
    make: (challenge: string) =>
      answer('webauthn.create', challenge, () => {
        const length = Buffer.of(0, id.length);
        const authData = dataOf(verified | withKey, [Buffer.alloc(16), length, id, key]);
        const attestation = isoCBOR.encode(
          new Map<string, string | Uint8Array | Map<string, string>>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', new Uint8Array(authData)],
          ]),
        );
        return { attestationObject: Buffer.from(attestation).toString('base64url') };
      }),
    sign: (challenge: string) =>
      answer('webauthn.get', challenge, (client) => {
        const authData = dataOf(verified);
        const signed = Buffer.concat([authData, hashOf(client)]);
        return {
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        };
      }),
  };
}

function hashOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
