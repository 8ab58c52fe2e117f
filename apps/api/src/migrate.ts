import { readMigrationConfig } from './config.ts';
import { migrate } from './db/migrate.ts';

await migrate(readMigrationConfig());
