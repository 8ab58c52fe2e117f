/** One buyer's attempt over the network; 0 where nobody answered. */
export async function buy(origin: string, n: number): Promise<number> {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${n}` },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}
