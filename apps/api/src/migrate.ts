import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';

await migrate(readConfig().databaseUrl);
