/** Minimal W3C WebDriver client. */
export async function startSession(driver: string, capabilities: object) {
  const { sessionId } = await sendCommand<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    get: <Value>(command: string) => sendCommand<Value>('GET', `${session}/${command}`),
    post: <Value>(command: string, body: object) =>
      sendCommand<Value>('POST', `${session}/${command}`, body),
    close: () => sendCommand<void>('DELETE', session),
  };
}

/** Web element identifier of the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export function getElementId(found: unknown): string | null {
  return (found as Record<string, string> | null)?.[elementKey] ?? null;
}

async function sendCommand<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
