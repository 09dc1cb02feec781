import type { Clock } from './Clock';
import type { Database } from './Database';
import type { DocumentStore } from './DocumentStore';
import type { Images } from './Images';
import type { Jobs } from './Jobs';
import type { Log } from './Log';
import type { Mail, Sms } from './Messages';
import type { Metrics } from './Metrics';
import type { Passwords } from './Passwords';
import type { PaymentCollectionPort } from './PaymentCollection';
import type { Payments } from './Payments';
import type { Portal, PortalAccounts } from './Portal';
import type { PortalFiles } from './PortalFiles';
import type { Rates } from './Rates';
import type { RenderDocument, RenderStatement } from './RenderDocument';
import type { Secrets } from './Secrets';
import type { Spreadsheets } from './Spreadsheets';
import type { Webhooks } from './Webhooks';

/** All interfaces to the outside. */
export interface Ports {
  /** Decides which company uses `portal` at a time. `createApp` creates it. */
  readonly accounts: PortalAccounts;
  readonly portal: Portal;
  readonly jobs: Jobs;
  readonly db: Database;
  readonly clock: Clock;
  /** Without an adapter, mails and SMS stay in the outbox. `queueMessage` writes both. */
  readonly mail: Mail | undefined;
  readonly sms: Sms | undefined;
  /** Without a provider, payments are not possible. */
  readonly payments: Payments | undefined;
  /** The bank that collects for companies whose partner has none. Without it, only the partners' own are asked. */
  readonly bank: PaymentCollectionPort | undefined;
  readonly passwords: Passwords;
  readonly rates: Rates;
  readonly secrets: Secrets;
  /** On Node, each file is read in a worker thread. */
  readonly spreadsheets: Spreadsheets;
  /** On Node, each picture is decoded in a worker thread. */
  readonly images: Images;
  /** On Node, each ZIP is read in a worker thread. */
  readonly portalFiles: PortalFiles;
  /** On Node in a worker thread, in the browser on the page's thread. */
  readonly render: RenderDocument;
  readonly renderStatement: RenderStatement;
  /** Stores the bytes of documents. */
  readonly documents: DocumentStore;
  readonly webhooks: Webhooks;
  readonly log: Log;
  /** Metrics for monitoring. Absent in the page. */
  readonly metrics?: Metrics | undefined;
  readonly config: Config;
}

/** The settings of an installation. */
export interface Config {
  /** Outside of production, every answer is checked against the contract. */
  readonly production: boolean;
  /** Skips the automatic download of portal invoices, for tests and stories that want only their own data. */
  readonly manualSync?: boolean | undefined;
  /** Returned by GET /hash. */
  readonly buildHash: string;
  /** The base URL of the app, without a trailing slash. Used in mails and signed links. */
  readonly publicUrl: string;
  /** The most calls a minute: of a network address without a session, and of a user or API key. Absent: no limit. */
  readonly callsPerMinute?: { readonly stranger: number; readonly known: number };
  /** The most companies a day that a user may create without proof from the portal (ATK-23). Absent: no limit. */
  readonly companiesPerDay?: number;
  /** The time limit of a call, or of an upload without progress (A-14: 30). */
  readonly deadlineSeconds?: number;
  /** The most that FAST moves at once, in TRY (MNY-79). Absent: no limit. */
  readonly fastLimit?: string | undefined;
  /** Lifetime of an access token in seconds (SES-22: 3600). */
  readonly accessTokenSeconds: number;
  /** Lifetime of a refresh token in seconds (SES-22: 2 592 000). */
  readonly refreshTokenSeconds: number;
}
