import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import tools from '../package.json' with { type: 'json' };
import { readDatabaseServer, readDevConfig } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';

interface Service {
  image: string;
  environment: Record<string, string>;
  ports: string[];
}

const { services } = parse(readFileSync(join(rootFolder, 'compose.yaml'), 'utf8')) as {
  services: Record<'postgres' | 'mail-sink', Service>;
};

test('the PostgreSQL of compose is the one that dev, stack and tests ask unless told otherwise', () => {
  const { hostname, port, username, password } = new URL(readDatabaseServer({}));
  expect(services.postgres.ports).toEqual([`${hostname}:${port}:5432`]);
  // The image's first role is postgres, and this setting lets it in without a password.
  expect([username, password]).toEqual(['postgres', '']);
  expect(services.postgres.environment).toEqual({ POSTGRES_HOST_AUTH_METHOD: 'trust' });
});

test('the mail sink of compose stands where dev looks for one, in the version that dev would start', () => {
  const { smtpPort, mailPagePort } = readDevConfig({});
  const { image, environment, ports } = services['mail-sink'];
  expect(ports).toEqual([
    `127.0.0.1:${smtpPort}:${environment['MAILDEV_SMTP_PORT']}`,
    `127.0.0.1:${mailPagePort}:${environment['MAILDEV_WEB_PORT']}`,
  ]);
  // Renovate appends the digest of the image.
  const [tagged] = image.split('@sha256:');
  expect(tagged).toBe(`docker.io/maildev/maildev:${tools.devDependencies.maildev}`);
});
