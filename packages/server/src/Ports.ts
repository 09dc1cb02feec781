import type { Config } from './Config';
import type { Clock } from './ports/Clock';
import type { Database } from './ports/Database';
import type { Images } from './ports/Images';
import type { Jobs } from './ports/Jobs';
import type { Log } from './ports/Log';
import type { Mail } from './ports/Mail';
import type { Payments } from './ports/Payments';
import type { Metrics } from './ports/Metrics';
import type { Passwords } from './ports/Passwords';
import type { Portal } from './ports/Portal';
import type { PortalAccounts } from './ports/PortalAccounts';
import type { Rates } from './ports/Rates';
import type { RenderPdf } from './ports/RenderPdf';
import type { Secrets } from './ports/Secrets';
import type { Sms } from './ports/Sms';
import type { Spreadsheets } from './ports/Spreadsheets';

/** Everything outside that the server works with. */
export interface Ports {
  /** Who may use `portal` when, by company; made of it by `createApp`. */
  readonly accounts: PortalAccounts;
  readonly portal: Portal;
  readonly jobs: Jobs;
  readonly db: Database;
  readonly clock: Clock;
  /** Without a service mails stay in the outbox, and SMS too. `queueMessage` writes both. */
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
  /** On a thread of its own on the machine, in the page in the page. */
  readonly pdf: RenderPdf;
  readonly log: Log;
  /** Where monitors look; absent in the page. */
  readonly metrics?: Metrics | undefined;
  readonly config: Config;
}
