/** Trusted Types, which TypeScript's own browser types do not know yet. */
interface ScriptPolicies {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

/** An address that the browser takes for a program's. The policy vouches for it alone, and the pages' own policy names it. */
export function trustedScript(policy: string, address: string): string {
  const { trustedTypes } = globalThis as ScriptPolicies;
  const named = trustedTypes?.createPolicy(policy, { createScriptURL: () => address });
  return named?.createScriptURL(address) ?? address;
}
