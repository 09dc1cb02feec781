import type { Clock } from './Clock';
import type { Database } from './Database';
import type { DocumentStore } from './DocumentStore';
import type { Images } from './Images';
import type { Jobs } from './Jobs';
import type { Log } from './Log';
import type { Mail, Sms } from './Messages';
import type { Metrics } from './Metrics';
import type { Passwords } from './Passwords';
import type { Payments } from './Payments';
import type { Portal, PortalAccounts } from './Portal';
import type { PortalFiles } from './PortalFiles';
import type { Rates } from './Rates';
import type { RenderDocument } from './RenderDocument';
import type { Secrets } from './Secrets';
import type { Spreadsheets } from './Spreadsheets';
import type { Webhooks } from './Webhooks';

/** Everything outside that the server works with. */
export interface Ports {
  /** Decides which company may use `portal` when; `createApp` builds it. */
  readonly accounts: PortalAccounts;
  readonly portal: Portal;
  readonly jobs: Jobs;
  readonly db: Database;
  readonly clock: Clock;
  /** Without an adapter mails stay in the outbox, and SMS too. `queueMessage` writes both. */
  readonly mail: Mail | undefined;
  readonly sms: Sms | undefined;
  /** Without a provider nothing can be paid. */
  readonly payments: Payments | undefined;
  readonly passwords: Passwords;
  readonly rates: Rates;
  readonly secrets: Secrets;
  /** On the machine each file is read on a thread of its own. */
  readonly spreadsheets: Spreadsheets;
  /** On the machine each picture is decoded on a thread of its own. */
  readonly images: Images;
  /** On the machine each ZIP is read on a thread. */
  readonly portalFiles: PortalFiles;
  /** On Node in a worker thread; in the browser on the page's own thread. */
  readonly render: RenderDocument;
  /** Where the bytes of kept documents lie. */
  readonly documents: DocumentStore;
  readonly webhooks: Webhooks;
  readonly log: Log;
  /** Where monitors look; absent in the page. */
  readonly metrics?: Metrics | undefined;
  readonly config: Config;
}

/** What differs between installations. */
export interface Config {
  /** Outside production every answer is checked against the contract. */
  readonly production: boolean;
  /** Skips the automatic download of portal invoices, for tests and stories that want only their own data. */
  readonly manualSync?: boolean | undefined;
  /** Answered by GET /hash. */
  readonly buildHash: string;
  /** Where people reach the app, without a slash at the end: stands in links of mails and in signed links. */
  readonly publicUrl: string;
  /** Most calls a minute of one network address without a session, and of one user or API key. Absent: no limit. */
  readonly callsPerMinute?: { readonly stranger: number; readonly known: number };
  /** Most companies a day that one user may create without proof from the portal (ATK-23). Absent: no limit. */
  readonly companiesPerDay?: number;
  /** How long a call may take, an upload without progress (A-14: 30). */
  readonly deadlineSeconds?: number;
  /** Lifetime of an access token in seconds (SES-22: 3600). */
  readonly accessTokenSeconds: number;
  /** Lifetime of a refresh token in seconds (SES-22: 2 592 000). */
  readonly refreshTokenSeconds: number;
}
