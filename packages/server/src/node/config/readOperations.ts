import { BlockList, isIP } from 'node:net';
import type { Pooling } from '../postgres/postgresDatabase';
import { type ReadVariable, wholeNumber } from './environment';

/** Settings for proxies, other origins and monitoring. */
export interface OperationsConfig {
  /** Origins of pages on other hosts that may call the API. */
  readonly origins: readonly string[];
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: BlockList;
  /** The token for /metrics from other machines. Without it, only this machine has access. */
  readonly metricsToken: string | undefined;
  /** Connections to PostgreSQL. */
  readonly pool: number;
  /** Whether a transaction-mode pooler is in front of PostgreSQL. */
  readonly pooling: Pooling;
  /** How long /readyz fails before the server stops accepting calls. */
  readonly stopDelaySeconds: number;
}

const SHORTEST_TOKEN = 16;

export function readOperations(read: ReadVariable): OperationsConfig {
  return {
    origins: read(
      'KALEM_ORIGINS',
      originList,
      [],
      'origins parted by commas, such as https://bank.example.com,https://portal.example.com',
    ),
    trustedProxies: read(
      'KALEM_TRUSTED_PROXIES',
      proxyList,
      new BlockList(),
      'addresses or networks parted by commas, such as 127.0.0.1,10.0.0.0/8',
    ),
    metricsToken: read(
      'KALEM_METRICS_TOKEN',
      (text) => (text.length >= SHORTEST_TOKEN ? text : undefined),
      undefined,
      `a text of at least ${SHORTEST_TOKEN} characters`,
    ),
    pool: read('KALEM_POOL', wholeNumber(2, 200), 10, 'a number from 2 to 200'),
    pooling: read(
      'KALEM_POOLING',
      (text) => (text === 'none' || text === 'transaction' ? text : undefined),
      'none',
      'none, or transaction where a pooler such as pgbouncer gives each transaction another connection',
    ),
    stopDelaySeconds: read('KALEM_STOP_DELAY', wholeNumber(0, 300), 0, 'seconds from 0 to 300'),
  };
}

function originList(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim());
  const areAllOrigins = origins.every(
    (origin) => /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin,
  );
  return areAllOrigins ? origins : undefined;
}

function proxyList(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    if (version === 0 || rest.length > 0 || (bits !== undefined && wholeNumber(0, most)(bits) === undefined))
      return undefined;
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
