import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { signRequest, type Keys, hashSha256 } from './signature.ts';
import { startStorage } from './start-storage.ts';

const keys: Keys = { id: 'one', secret: randomBytes(16).toString('hex'), region: 'here' };
const storage = await startStorage('backups', keys);
afterAll(storage.close);

async function sendRequest(method: string, url: string, body = '', by = keys) {
  const headers = {
    host: `localhost:${storage.port}`,
    'x-amz-content-sha256': hashSha256(body),
    'x-amz-date': '20261116T120000Z',
  };
  const { host: _sentAnyway, ...sent } = headers;
  const authorization = signRequest(by, { method, url, headers });
  const response = await fetch(`http://localhost:${storage.port}${url}`, {
    method,
    headers: { ...sent, authorization },
    ...(body && { body }),
  });
  return { status: response.status, text: await response.text() };
}

// The example of Amazon's documentation of "GET Object".
test("signs a request as in Amazon's example", () => {
  const example = {
    id: ['AKIAIOSFODNN7', 'EXAMPLE'].join(''),
    secret: ['wJalrXUtnFEMI/K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/'),
    region: 'us-east-1',
  };
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': hashSha256(''),
    'x-amz-date': '20130524T000000Z',
  };
  expect(signRequest(example, { method: 'GET', url: '/test.txt', headers })).toContain(
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('rejects another secret and stores nothing', async () => {
  const otherKeys = { ...keys, secret: 'a guess' };
  expect(await sendRequest('PUT', '/backups/stolen', 'text', otherKeys)).toMatchObject({
    status: 403,
  });
  expect(await sendRequest('GET', '/backups/stolen')).toMatchObject({ status: 404 });
  expect((await fetch(`http://localhost:${storage.port}/backups`)).status).toBe(403);
});

test('stores, lists and deletes files', async () => {
  await sendRequest('PUT', '/backups/a/one', 'first');
  await sendRequest('PUT', '/backups/a/b/two', 'second');
  expect(await sendRequest('GET', '/backups/a/one')).toEqual({ status: 200, text: 'first' });
  const { text } = await sendRequest('GET', '/backups?delimiter=%2F&list-type=2&prefix=a%2F');
  expect(text).toContain('<Key>a/one</Key>');
  expect(text).toContain('<Prefix>a/b/</Prefix>');
  expect(text).not.toContain('two');
  await sendRequest(
    'POST',
    '/backups?delete=',
    '<Delete><Object><Key>a/one</Key></Object></Delete>',
  );
  await sendRequest('DELETE', '/backups/a/b/two');
  expect(storage.files.size).toBe(0);
});

test('accepts multipart uploads in any order', async () => {
  const { text } = await sendRequest('POST', '/backups/large?uploads=');
  const id = /<UploadId>(.+)<\/UploadId>/.exec(text)?.[1];
  await sendRequest('PUT', `/backups/large?partNumber=2&uploadId=${id}`, 'end');
  await sendRequest('PUT', `/backups/large?partNumber=1&uploadId=${id}`, 'beginning and ');
  await sendRequest('POST', `/backups/large?uploadId=${id}`, '<CompleteMultipartUpload/>');
  expect(await sendRequest('GET', '/backups/large')).toMatchObject({ text: 'beginning and end' });
});
