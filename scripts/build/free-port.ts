import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a TCP port that no program of this machine listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
