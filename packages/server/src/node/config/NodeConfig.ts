import type { OperationsConfig } from './OperationsConfig';
import type { ServicesConfig } from './ServicesConfig';

/** What the environment says, checked. */
export interface NodeConfig {
  readonly port: number;
  /** The data folder, absolute. */
  readonly dataDir: string;
  /** A PostgreSQL of one's own; without it the embedded one runs in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Newest first; without one a key file in the data folder is made. */
  readonly secrets: readonly string[];
  /** Where people reach the app, without a slash at the end. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Whether an empty database gets the demo company. */
  readonly seed: boolean;
  /** The simulator's port, or the address of a real portal. */
  readonly portal:
    | { readonly simulatorPort: number }
    | { readonly url: string; readonly login: 'anologin' | 'login'; readonly ettn: 'portal' | 'reserved' };
  /** Whether /dev/outbox answers callers on other machines too. */
  readonly openOutbox: boolean;
  readonly services: ServicesConfig;
  /** Most calls a minute of one caller. */
  readonly requestsPerMinute: { readonly stranger: number; readonly known: number };
  readonly operations: OperationsConfig;
  readonly logLevel: 'info' | 'warn' | 'error';
}
