import { expect, test } from 'vitest';
import {
  readDatabaseServer,
  readDevConfig,
  readDurableDatabaseServer,
  readStackConfig,
  type LocalConfig,
} from './config.ts';

function listPorts(local: LocalConfig): number[] {
  const { port, apiPorts, fakeStripePort, smtpPort, mailPagePort } = local;
  const desk = 'deskPort' in local ? [local.deskPort] : [];
  return [port, ...apiPorts, fakeStripePort, smtpPort, mailPagePort, ...desk];
}

test('dev, stack, browser tests, bench and renderings share no port and no database', () => {
  const all = [
    readDevConfig({}),
    readStackConfig({}),
    readStackConfig({}, 'e2e'),
    readStackConfig({}, 'bench'),
    readStackConfig({}, 'compare'),
  ];
  const ports = all.flatMap(listPorts);
  expect(new Set(ports).size).toBe(ports.length);
  expect(new Set(all.map(({ databaseUrl }) => databaseUrl)).size).toBe(all.length);
});

test.each([
  ['DEV_PORT', readDevConfig],
  ['STACK_PORT', readStackConfig],
] as const)('%s shifts every port and selects another database', (name, read) => {
  const usual = read({});
  const moved = read({ [name]: String(usual.port + 10) });
  expect(listPorts(moved)).toEqual(listPorts(usual).map((port) => port + 10));
  expect(moved.ownerUrl).toBe(usual.ownerUrl.replace(String(usual.port), String(moved.port)));
});

test('names databases after the port', () => {
  expect(readDevConfig({}).ownerUrl).toBe('postgres://postgres@127.0.0.1:5432/kongres_dev_5173');
  expect(readStackConfig({}).ownerUrl).toMatch(/\/kongres_stack_8080$/);
  expect(readStackConfig({}, 'compare').ownerUrl).toMatch(/\/kongres_compare_8380$/);
});

test('reads server, role and password from DATABASE_SERVER', () => {
  const server = 's%40fe@db.example:5433';
  const env = { DATABASE_SERVER: `postgres://anna:${server}/?sslmode=require` };
  const { ownerUrl, databaseUrl } = readDevConfig(env);
  const rest = `${server}/kongres_dev_5173?sslmode=require`;
  expect(ownerUrl).toBe(`postgres://anna:${rest}`);
  expect(databaseUrl).toBe(`postgres://kongres_app:${rest}`);
});

test('the durable server is DATABASE_SERVER unless DURABLE_DATABASE_SERVER names another', () => {
  const env = { DATABASE_SERVER: 'postgres://anna@fast.example' };
  expect(readDurableDatabaseServer(env)).toBe(readDatabaseServer(env));
  const durable = 'postgres://anna@durable.example/entrance';
  expect(readDurableDatabaseServer({ ...env, DURABLE_DATABASE_SERVER: durable })).toBe(durable);
});

test('dev and stack ignore DATABASE_URL and DATABASE_OWNER_URL', () => {
  const env = {
    DATABASE_URL: 'postgres://kongres_app@db.example/kongres',
    DATABASE_OWNER_URL: 'postgres://kongres@db.example/kongres',
  };
  expect(readDevConfig(env)).toEqual(readDevConfig({}));
  expect(readStackConfig(env)).toEqual(readStackConfig({}));
});

test.each(['many', '80', '70000', '5173.5'])('rejects DEV_PORT=%s', (port) => {
  expect(() => readDevConfig({ DEV_PORT: port })).toThrow('DEV_PORT');
});
