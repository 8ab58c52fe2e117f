import { readMigrationConfig } from './config.ts';
import { migrate } from './schema/migrate.ts';

await migrate(readMigrationConfig());
