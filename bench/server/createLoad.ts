import { connect, type Socket } from 'node:net';

export interface LoadFigures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/**
 * Requests one address over keep-alive connections, the next request as soon as a response arrives. Reads only the
 * length of the responses, to leave the CPU to the server.
 */
export async function createLoad(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  connections: number,
  milliseconds: number,
): Promise<LoadFigures> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, end, times)));
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / (milliseconds / 1000), p50: at(0.5), p99: at(0.99) };
}

function ask(port: number, request: Buffer, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let began = 0;
    let missing = 0;
    const next = () => {
      began = performance.now();
      if (began >= end) return void socket.end(resolve);
      socket.write(request);
    };
    socket.setNoDelay(true).on('connect', next).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        const headEnd = chunk.indexOf('\r\n\r\n');
        const head = chunk.subarray(0, headEnd + 2).toString('latin1');
        if (!head.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(head.split('\r\n')[0]));
        missing = Number(LENGTH.exec(head)?.[1]) + headEnd + 4;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      times.push(performance.now() - began);
      next();
    });
  });
}
