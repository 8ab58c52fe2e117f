import { parseArgs } from 'node:util';
import type { Size } from '../../lib/folders.ts';
import { Refusal } from '../../lib/refusal.ts';

const sampleOptions: Record<string, Size> = { '': 'medium', full: 'full' };

export function readStackOptions(args: readonly string[]) {
  const { values } = parseArgs({
    // parseArgs has no options with optional values.
    args: args.map((arg) => (arg === '--sample' ? '--sample=' : arg)),
    options: {
      fresh: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      sample: { type: 'string' },
      'client-header': { type: 'string' },
    },
  });
  const { fresh, live, sample, 'client-header': clientHeader } = values;
  const options = { isFresh: fresh, isLive: live, clientHeader };
  if (sample === undefined) return { ...options, sample: null };
  const size = sampleOptions[sample];
  if (!size) throw new Refusal('--sample takes no value or `full`.');
  return { ...options, sample: size };
}
