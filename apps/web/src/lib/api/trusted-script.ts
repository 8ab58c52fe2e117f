/** TypeScript's DOM types lack Trusted Types. */
interface ScriptPolicies {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

/** A script URL under a Trusted Types policy that allows only this address; the CSP names the policy. */
export function createTrustedScriptUrl(policy: string, address: string): string {
  const { trustedTypes } = globalThis as ScriptPolicies;
  const named = trustedTypes?.createPolicy(policy, { createScriptURL: () => address });
  return named?.createScriptURL(address) ?? address;
}
