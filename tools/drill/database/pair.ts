import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder } from '../../stack/folders.ts';
import { until } from '../until.ts';
import { Cluster } from './cluster.ts';

const shipped = readFileSync(join(deployFolder, 'failover/postgresql.conf'), 'utf8');

/** A primary and the standby that must have every sale, with the settings of deploy/failover. */
export async function createPair(ports: { one: number; two: number }) {
  const named = (name: string) => {
    const settings = shipped.replace("'kongres_one'", `'${name}'`);
    if (!settings.includes(`cluster_name = '${name}'`)) throw new Error('the name did not change');
    return settings;
  };
  const one = new Cluster(ports.one, named('kongres_one'));
  const two = new Cluster(ports.two, named('kongres_two'));
  await one.initialise();
  await one.start();
  // Until there is a standby nobody could do anything.
  await letOff(one);
  await one.query('create role kongres_check login');
  await two.follow(one);
  await two.start();
  await rely(one);
  return { one, two };
}

/** What the operator types when there is no standby: sales wait for nobody. */
export async function letOff(primary: Cluster): Promise<void> {
  await primary.query("alter system set synchronous_standby_names = ''");
  await primary.query('select pg_reload_conf()');
}

/** What the operator types once the standby has caught up: no sale without it. */
export async function rely(primary: Cluster): Promise<void> {
  await until('the standby has caught up', async () => (await standbys(primary)).length > 0);
  await primary.query('alter system reset synchronous_standby_names');
  await primary.query('select pg_reload_conf()');
  await until('the standby is waited for', async () =>
    (await standbys(primary)).every((state) => state === 'quorum'),
  );
}

async function standbys(primary: Cluster): Promise<string[]> {
  const rows = await primary.query<{ state: string }>(
    "select sync_state as state from pg_stat_replication where state = 'streaming'",
  );
  return rows.map(({ state }) => state);
}
