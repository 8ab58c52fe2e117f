import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Loads `.env` from the root. Programs started by tests do not load it, so that local settings do not affect tests.
const file = join(import.meta.dirname, '../../.env');
if (existsSync(file)) process.loadEnvFile(file);
