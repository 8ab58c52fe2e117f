import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags: user present and user verified. */
const userVerifiedFlags = 0b101;
const attestedKeyFlag = 0b100_0000;

/** Software authenticator with one passkey. */
export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  // COSE key for ES256.
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

  function buildAuthenticatorData(flags: number, more: Uint8Array[] = []) {
    const counter = Buffer.alloc(4);
    return Buffer.concat([
      hashSha256(new URL(origin).hostname),
      Buffer.of(flags),
      counter,
      ...more,
    ]);
  }

  function buildCredential(type: string, challenge: string, respond: (client: Buffer) => object) {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const response = { clientDataJSON: client.toString('base64url'), ...respond(client) };
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
  }

  return {
    /** Passkey as stored in the database. */
    stored: { id: name, publicKey: new Uint8Array(key), counter: 0, transports: [] },
    register: (challenge: string) =>
      buildCredential('webauthn.create', challenge, () => {
        const length = Buffer.of(0, id.length);
        const authData = buildAuthenticatorData(userVerifiedFlags | attestedKeyFlag, [
          Buffer.alloc(16),
          length,
          id,
          key,
        ]);
        const attestation = isoCBOR.encode(
          new Map<string, string | Uint8Array | Map<string, string>>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', new Uint8Array(authData)],
          ]),
        );
        return { attestationObject: Buffer.from(attestation).toString('base64url') };
      }),
    signChallenge: (challenge: string) =>
      buildCredential('webauthn.get', challenge, (client) => {
        const authData = buildAuthenticatorData(userVerifiedFlags);
        const signed = Buffer.concat([authData, hashSha256(client)]);
        return {
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        };
      }),
  };
}

function hashSha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
