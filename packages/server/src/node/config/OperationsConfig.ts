import type { BlockList } from 'node:net';

/** How the server stands among proxies, hosts of widgets and monitors. */
export interface OperationsConfig {
  /** Origins of pages on other hosts that may call the API. */
  readonly origins: readonly string[];
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  /** What opens /metrics to other machines; without one it is for this machine alone. */
  readonly metricsToken: string | undefined;
  /** Connections to PostgreSQL. */
  readonly pool: number;
  /** How long /readyz says no before the server stops to take requests. */
  readonly stopDelaySeconds: number;
}
