import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Environment, type ReadVariable, variablesOf, wholeNumber } from './environment';
import { type OperationsConfig, readOperations } from './readOperations';
import { type ProvidersConfig, readProviders } from './readProviders';

/** The checked configuration from the environment. */
export interface NodeConfig {
  readonly port: number;
  /** The address to listen on. Undefined for all addresses of this machine. */
  readonly hostname: string | undefined;
  /** The data folder, absolute. */
  readonly dataDir: string;
  /** The URL of an existing PostgreSQL. Without it, the embedded PostgreSQL runs in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Newest first. When there is none, a key file is created in the data folder. */
  readonly secrets: readonly string[];
  /** The base URL of the app, without a trailing slash. */
  readonly publicUrl: string;
  /** The host for admin mode (ADM-01). Undefined without one. */
  readonly adminHost: string | undefined;
  readonly production: boolean;
  /** Whether an empty database is seeded with the demo company. */
  readonly seed: boolean;
  readonly portal: PortalConfig;
  /** Whether /dev/outbox also answers callers on other machines. */
  readonly openOutbox: boolean;
  readonly providers: ProvidersConfig;
  /** The most that FAST moves at once, in TRY (MNY-79). Undefined for no limit. */
  readonly fastLimit: string | undefined;
  /** The most calls a minute of one caller. */
  readonly callsPerMinute: { readonly stranger: number; readonly known: number };
  /** The lifetime of tokens in seconds (SES-22). */
  readonly tokenSeconds: { readonly access: number; readonly refresh: number };
  readonly operations: OperationsConfig;
  readonly logLevel: 'info' | 'warn' | 'error';
}

/** The simulator's port, or the URL of a real portal. */
type PortalConfig =
  | { readonly simulatorPort: number }
  | { readonly url: string; readonly login: 'anologin' | 'login'; readonly ettn: 'portal' | 'reserved' };

const SHORTEST_SECRET = 32;
const DAY = 86_400;

/** Reads the configuration. Throws one error that lists all wrong variables with their correct values. */
export function readConfig(env: Environment): NodeConfig {
  const faults: string[] = [];
  const onFault = (fault: string) => void faults.push(fault);
  const read = variablesOf(env, onFault);

  const port = read('PORT', portNumber, 4000, 'a port from 1 to 65535');
  const portal = readPortal(read);
  const production = env['NODE_ENV'] === 'production';
  const config: NodeConfig = {
    port,
    // Development mode shows mails, codes and the simulator's switches without a sign-in, so it listens on this machine
    // only.
    hostname: read(
      'HOST',
      hostName,
      production ? undefined : '127.0.0.1',
      'an address of this machine, or 0.0.0.0 for all of them',
    ),
    dataDir: resolve(env['KALEM_DATA']?.trim() || '.kalem'),
    databaseUrl: read(
      'DATABASE_URL',
      postgresUrl,
      undefined,
      'the address of a PostgreSQL, such as postgres://user:password@host:5432/kalem',
    ),
    secrets: read(
      'KALEM_SECRET',
      secretList,
      [],
      `a text of at least ${SHORTEST_SECRET} characters; after a change put the older ones behind it, parted by commas`,
    ),
    publicUrl: read(
      'KALEM_URL',
      httpUrl,
      `http://localhost:${port}`,
      'the address at which people reach the app, such as https://kalem.example.com',
    ),
    adminHost: read(
      'ADMIN_HOST',
      plainHost,
      production ? undefined : 'admin.localhost',
      'the name of a host without a port, such as admin.kalem.example.com',
    ),
    production,
    // The passwords of the demo are published, including the admin's.
    seed: read('KALEM_SEED', oneOf('0', '1'), production ? '0' : '1', '0 or 1') === '1',
    portal,
    openOutbox:
      read(
        'KALEM_OUTBOX',
        oneOf('local', 'open'),
        'local',
        '"local", or "open" where other machines may read every mail and SMS',
      ) === 'open',
    fastLimit: read('FAST_LIMIT', amountText, undefined, 'an amount in TRY, such as 100000.00'),
    callsPerMinute: read(
      'KALEM_RATE',
      rates,
      { stranger: 300, known: 6000 },
      'the most calls a minute of an address without a session and of a user, such as 300,6000, or "off"',
    ),
    tokenSeconds: {
      // At least a minute, because a slow page needs that between two calls. At most a day, to limit the damage of a
      // lost token.
      access: read('ACCESS_TOKEN_SECONDS', wholeNumber(60, DAY), 3600, 'seconds from 60 to 86400 (a day)'),
      refresh: read(
        'REFRESH_TOKEN_SECONDS',
        wholeNumber(DAY, 365 * DAY),
        30 * DAY,
        'seconds from 86400 (a day) to 31536000 (a year)',
      ),
    },
    providers: readProviders(env, onFault),
    operations: readOperations(read),
    logLevel: read('KALEM_LOG', oneOf('info', 'warn', 'error'), 'warn', '"info", "warn" or "error"'),
  };
  if (production) {
    for (const name of missingInProduction(env)) onFault(`${name} is missing: ${needed[name]}.`);
    for (const fault of unsafeInProduction(config)) onFault(fault);
  }
  if ('simulatorPort' in portal && portal.simulatorPort === port)
    onFault(`PORT and PORTAL_PORT are both ${port}: set one of them to another port.`);
  if (faults.length > 0) throw new Error(`Kalem cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return config;
}

/** Variables with defaults in development that production must set (A-13). */
const needed = {
  PORTAL_URL:
    'set it to the address of the portal, such as https://earsivportal.efatura.gov.tr; without it invoices would go to a simulator',
  KALEM_SECRET: `set it to a text of at least ${SHORTEST_SECRET} characters that you keep; passwords of the portal are sealed with it`,
  KALEM_URL: 'set it to the address at which people reach the app; links in mails lead there',
  SMTP_URL: 'set it to the address of a mail server; without one nobody gets a mail',
  MAIL_FROM: 'set it to whom mails are from, such as "Kalem <bilgi@kalem.example.com>"',
} as const;

function missingInProduction(env: Environment): (keyof typeof needed)[] {
  return (Object.keys(needed) as (keyof typeof needed)[]).filter((name) => !env[name]?.trim());
}

/**
 * The fewest different characters in a secret. A random text of that length has more, a word or a repeated letter
 * fewer.
 */
const LEAST_DIFFERENT = 10;

/** Settings that production refuses, because passwords could be read on the network or the secret guessed (ATK-71). */
function unsafeInProduction({ secrets, publicUrl, portal, seed, providers: { smtp } }: NodeConfig): string[] {
  const isPlain = (url: string) => /^(http|smtp):/.test(url) && !isOnThisMachine(new URL(url).hostname);
  return [
    ...(secrets.slice(0, 1).some(isWeak)
      ? [
          'KALEM_SECRET is weak: begin it with a random text, such as the output of "openssl rand -hex 32". Put a comma and the one that was in use behind it: data is sealed with that.',
        ]
      : []),
    ...(isPlain(publicUrl)
      ? ['KALEM_URL is wrong: it begins with http, set it to an address that begins with https.']
      : []),
    ...('url' in portal && isPlain(portal.url)
      ? [
          'PORTAL_URL is wrong: it begins with http, and passwords of the portal would go out in clear. Set it to an address that begins with https.',
        ]
      : []),
    ...(smtp && isPlain(smtp.url) && new URL(smtp.url).searchParams.get('requireTLS') !== 'true'
      ? [
          'SMTP_URL is wrong: it begins with smtp, and mails could go out in clear. Let it begin with smtps, or end with ?requireTLS=true.',
        ]
      : []),
    ...(seed && 'url' in portal
      ? ['KALEM_SEED=1 is for the simulator alone: take it out where PORTAL_URL is set.']
      : []),
  ];
}

/** Whether the secret has few different characters, repeats eight of them, or has eight consecutive ones. */
function isWeak(secret: string): boolean {
  const parts = Array.from({ length: Math.max(0, secret.length - 7) }, (_, index) => secret.slice(index, index + 8));
  const repeatsItself = new Set(parts).size < parts.length;
  return new Set(secret).size < LEAST_DIFFERENT || repeatsItself || parts.some(isRun);
}

function isRun(part: string): boolean {
  return [...part].every((character, index) => character.charCodeAt(0) - part.charCodeAt(0) === index);
}

function isOnThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function hostName(text: string): string | undefined {
  return isIP(text) !== 0 || text === 'localhost' ? text : undefined;
}

/** A host as in `location.hostname`. */
function plainHost(text: string): string | undefined {
  return /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(text) ? text : undefined;
}

const PRODUCTION_PORTAL = 'earsivportal.efatura.gov.tr';

function readPortal(read: ReadVariable): PortalConfig {
  const simulatorPort = read('PORTAL_PORT', portNumber, 4010, 'a port from 1 to 65535');
  const url = read(
    'PORTAL_URL',
    httpUrl,
    undefined,
    'the address of a portal, such as https://earsivportaltest.efatura.gov.tr',
  );
  const ettn = read(
    'PORTAL_ETTN',
    oneOf('portal', 'reserved'),
    'portal',
    '"portal", or "reserved" for a portal that still takes an ETTN of the client',
  );
  if (url === undefined) return { simulatorPort };
  return { url, login: new URL(url).hostname === PRODUCTION_PORTAL ? 'anologin' : 'login', ettn };
}

function portNumber(text: string): number | undefined {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port <= 65_535 ? port : undefined;
}

function httpUrl(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;
}

function oneOf<T extends string>(...values: T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text);
}

function postgresUrl(text: string): string | undefined {
  return /^postgres(ql)?:\/\//.test(text) ? text : undefined;
}

function secretList(text: string): readonly string[] | undefined {
  const secrets = text.split(',').map((secret) => secret.trim());
  return secrets.every(({ length }) => length >= SHORTEST_SECRET) ? secrets : undefined;
}

function amountText(text: string): string | undefined {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? text : undefined;
}

function rates(text: string): NodeConfig['callsPerMinute'] | undefined {
  if (text === 'off') return { stranger: Infinity, known: Infinity };
  const [stranger = 0, known = 0, ...others] = text.split(',').map(Number);
  const isRight = others.length === 0 && [stranger, known].every((rate) => Number.isInteger(rate) && rate > 0);
  return isRight ? { stranger, known } : undefined;
}
