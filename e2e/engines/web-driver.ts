/** The W3C's WebDriver, as far as we speak it: one call, one answer. */
export async function startSession(driver: string, capabilities: object) {
  const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    get: <Value>(command: string) => call<Value>('GET', `${session}/${command}`),
    post: <Value>(command: string, body: object) =>
      call<Value>('POST', `${session}/${command}`, body),
    close: () => call<void>('DELETE', session),
  };
}

/** The key under which an element travels, by the standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export function elementId(found: unknown): string | null {
  return (found as Record<string, string> | null)?.[elementKey] ?? null;
}

async function call<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
