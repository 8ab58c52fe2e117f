import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Runs in a worker, so that typing stays smooth.
handler({ deriveKey });
