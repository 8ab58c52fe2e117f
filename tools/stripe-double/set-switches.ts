import type { Switches } from './switches.ts';

/** Turns switches of a running fake Stripe, from wherever it is watched. */
export async function setSwitches(origin: string, switches: Partial<Switches>): Promise<void> {
  const response = await fetch(`${origin}/_switches`, {
    method: 'POST',
    body: JSON.stringify(switches),
  });
  if (!response.ok) throw new Error(`fake Stripe took no switch: ${await response.text()}`);
}
