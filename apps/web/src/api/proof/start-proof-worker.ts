// oxlint-disable-next-line import/default -- the build puts the worker's address in its place
import address from './proof-worker.ts?worker&url';

/** Trusted Types, which TypeScript's own browser types do not know yet. */
interface ScriptPolicies {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

const { trustedTypes } = globalThis as ScriptPolicies;

/** The pages' policy names this one: it vouches for the address that the build wrote here, whatever it is asked. */
const policy = trustedTypes?.createPolicy('proof-worker', { createScriptURL: () => address });

export function startProofWorker(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
