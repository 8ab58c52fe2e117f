/** Returns the status, or 0 if the connection failed. */
export async function buyTicket(origin: string, n: number): Promise<number> {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${n}` },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}
