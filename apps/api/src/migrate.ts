import { readMigrationConfig } from './config.ts';
import { migrate } from './schema/migrate.ts';

const result = await migrate(readMigrationConfig());
if (result === 'newer') console.log('the database belongs to a newer version; nothing was changed');
