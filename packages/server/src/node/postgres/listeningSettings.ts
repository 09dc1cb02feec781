import { createServer } from 'node:net';

/** Longest path of a Unix socket, less the name that PostgreSQL gives it. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

/** A socket in the data folder, or a free loopback port where paths are too long or there are no such sockets. */
export async function listeningSettings(cluster: string): Promise<string[]> {
  if (process.platform !== 'win32' && Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) {
    return ['listen_addresses=', `unix_socket_directories=${cluster}`, 'unix_socket_permissions=0700', 'port=5432'];
  }
  return ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${await freePort()}`];
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
