import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Beside the page: whoever is typing notices nothing of it.
handler({ deriveKey });
