import { trustedScript } from '../trusted-script.ts';
// oxlint-disable-next-line import/default -- the build puts the worker's address in its place
import address from './proof-worker.ts?worker&url';

const program = trustedScript('proof-worker', address);

export function startProofWorker(): Worker {
  return new Worker(program, { type: 'module' });
}
