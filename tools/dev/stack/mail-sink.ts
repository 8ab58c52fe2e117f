import { connect } from 'node:net';
import { once } from 'node:events';

export async function isMailServer(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(2000) })) as [
      Buffer,
    ];
    return greeting.toString().startsWith('220');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
