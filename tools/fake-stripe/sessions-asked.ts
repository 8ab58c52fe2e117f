/** How often a running fake Stripe was asked for a payment page. */
export async function sessionsAsked(origin: string): Promise<number> {
  const response = await fetch(`${origin}/_stats`);
  const { requests } = (await response.json()) as { requests: Record<string, number> };
  return requests['POST /v1/checkout/sessions'] ?? 0;
}
