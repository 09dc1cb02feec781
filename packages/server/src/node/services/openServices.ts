import { answerBankPage } from '../../adapters/simulatedBank/bankPage';
import { createSimulatedPayments } from '../../adapters/simulatedBank/createSimulatedPayments';
import type { Clock } from '../../ports/Clock';
import type { Database } from '../../ports/Database';
import type { Log } from '../../ports/Log';
import type { Mail, Sms } from '../../ports/Messages';
import type { Payments } from '../../ports/Payments';
import { createHttpSms } from './createHttpSms';
import { createIyzicoPayments } from './createIyzicoPayments';
import { createSmtpMail } from './createSmtpMail';
import type { NodeConfig } from '../config/readConfig';

interface Services {
  readonly mail: Mail | undefined;
  readonly sms: Sms | undefined;
  readonly payments: Payments | undefined;
  /** The pages of the simulated bank; only with it. */
  readonly bank: ((request: Request) => Promise<Response>) | undefined;
  close(): void;
}

/** The services of others that are configured. The simulated bank takes the place of a payment provider outside of production alone: there its card would be a free year for everybody. */
export function openServices(
  { services, production, publicUrl }: NodeConfig,
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
): Services {
  const mail = services.smtp && createSmtpMail(services.smtp);
  const isSimulated = !services.iyzico && !production;
  const simulated = isSimulated ? createSimulatedPayments({ db, clock, publicUrl }) : undefined;
  const needed = production
    ? ([
        ['mails_not_sent', 'SMTP_URL', mail],
        ['sms_not_sent', 'SMS_URL', services.sms],
        ['cards_not_taken', 'IYZICO_API_KEY', services.iyzico],
      ] as const)
    : [];
  for (const [event, set, service] of needed) if (!service) log('warn', event, { set });
  return {
    mail,
    sms: services.sms && createHttpSms(services.sms),
    payments: services.iyzico ? createIyzicoPayments(services.iyzico) : simulated,
    bank: isSimulated ? (request) => answerBankPage({ db, publicUrl }, request) : undefined,
    close: () => mail?.close(),
  };
}
