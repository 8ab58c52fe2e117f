import type { Switches } from './switches.ts';

export async function setSwitches(origin: string, switches: Partial<Switches>): Promise<void> {
  const response = await fetch(`${origin}/_switches`, {
    method: 'POST',
    body: JSON.stringify(switches),
  });
  if (!response.ok) throw new Error(`fake Stripe refused the switches: ${await response.text()}`);
}
