import { createRowDocuments } from '../../adapters/createRowDocuments';
import { answerBankPage } from '../../adapters/simulatedBank/bankPage';
import { createSimulatedCollection } from '../../adapters/simulatedBank/createSimulatedCollection';
import { createSimulatedPayments } from '../../adapters/simulatedBank/createSimulatedPayments';
import type { Clock } from '../../ports/Clock';
import type { Database } from '../../ports/Database';
import type { Log } from '../../ports/Log';
import type { DocumentStore } from '../../ports/DocumentStore';
import type { Mail, Sms } from '../../ports/Messages';
import type { Payments } from '../../ports/Payments';
import type { PaymentCollectionPort } from '../../ports/PaymentCollection';
import type { NodeConfig } from '../config/readConfig';
import { createHttpSms } from './createHttpSms';

import { createIyzicoPayments } from './createIyzicoPayments';
import { createS3Documents } from './createS3Documents';
import { createSmtpMail } from './createSmtpMail';

interface Providers {
  readonly mail: Mail | undefined;
  readonly sms: Sms | undefined;
  readonly payments: Payments | undefined;
  readonly documents: DocumentStore;
  /** The simulated bank, outside of production: only partners have real ones. */
  readonly bank: PaymentCollectionPort | undefined;
  /** The pages of the simulated bank, if it is in use. */
  readonly bankPages: ((request: Request) => Promise<Response>) | undefined;
  close(): void;
}

/**
 * Creates the configured mail, SMS, payment and document adapters. Outside of production the simulated bank replaces a
 * missing payment provider. In production its test card would give everybody a free year.
 */
export function openProviders(
  { providers, production, publicUrl }: NodeConfig,
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
): Providers {
  const mail = providers.smtp && createSmtpMail(providers.smtp);
  const isSimulated = !providers.iyzico && !production;
  const simulated = isSimulated ? createSimulatedPayments({ db, clock, publicUrl }) : undefined;
  const needed = production
    ? ([
        ['mails_not_sent', 'SMTP_URL', mail],
        ['sms_not_sent', 'SMS_URL', providers.sms],
        ['cards_not_taken', 'IYZICO_API_KEY', providers.iyzico],
      ] as const)
    : [];
  for (const [event, set, provider] of needed) if (!provider) log('warn', event, { set });
  return {
    mail,
    sms: providers.sms && createHttpSms(providers.sms),
    payments: providers.iyzico ? createIyzicoPayments(providers.iyzico) : simulated,
    documents: providers.s3 ? createS3Documents(providers.s3, log) : createRowDocuments(),
    bank: production ? undefined : createSimulatedCollection({ db, clock, publicUrl }),
    bankPages: production ? undefined : (request) => answerBankPage({ db, clock, publicUrl }, request),
    close: () => mail?.close(),
  };
}
