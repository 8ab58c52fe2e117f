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

test('the PostgreSQL of compose matches the default of DATABASE_SERVER', () => {
  const { hostname, port, username, password } = new URL(readDatabaseServer({}));
  expect(services.postgres.ports).toEqual([`${hostname}:${port}:5432`]);
  // `trust` allows connections without a password.
  expect([username, password]).toEqual(['postgres', '']);
  expect(services.postgres.environment).toEqual({ POSTGRES_HOST_AUTH_METHOD: 'trust' });
});

test('the mail sink of compose matches the ports and version of dev', () => {
  const { smtpPort, mailPagePort } = readDevConfig({});
  const { image, environment, ports } = services['mail-sink'];
  expect(ports).toEqual([
    `127.0.0.1:${smtpPort}:${environment['MAILDEV_SMTP_PORT']}`,
    `127.0.0.1:${mailPagePort}:${environment['MAILDEV_WEB_PORT']}`,
  ]);
  const [tagged] = image.split('@sha256:');
  expect(tagged).toBe(`docker.io/maildev/maildev:${tools.devDependencies.maildev}`);
});
