import { readMigrationConfig } from '../platform/config/config.ts';
import { createMigrationSteps } from './migration-steps.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';

const result = await migrateDatabase(readMigrationConfig(), createMigrationSteps());
if (result === 'newer')
  console.log('The database has migrations of a newer version; nothing was changed.');
