import { existsSync } from 'node:fs';
import { join } from 'node:path';

// `.env` in the root, for what the environment leaves open. Programs that a test starts do not load it, so that
// a developer's settings change no test.
const file = join(import.meta.dirname, '../../.env');
if (existsSync(file)) process.loadEnvFile(file);
