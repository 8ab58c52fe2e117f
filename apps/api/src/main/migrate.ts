import { readMigrationConfig } from '../platform/config/config.ts';
import { migrationSteps } from './migration-steps.ts';
import { migrate } from '../platform/db/migrate.ts';

const result = await migrate(readMigrationConfig(), migrationSteps());
if (result === 'newer') console.log('the database belongs to a newer version; nothing was changed');
