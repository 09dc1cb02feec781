import { demoPeople, demoPortalAccount } from '../seedDemo';
import type { NodeConfig } from './config/readConfig';
import type { RunningServer } from './startServer';

const { owner, staff, admin, password } = demoPeople;

/** The message after a successful start. */
export function readyMessage(
  { dataDir, seed, production, providers, adminHost }: NodeConfig,
  { url, simulatorUrl }: RunningServer,
): string {
  const signIns = [
    '',
    `  Sign in      ${owner.email} (owner), ${staff.email} (staff), ${admin.email} (admin)`,
    `               password of all: ${password}`,
    ...(adminHost ? [`  Admin mode   ${adminAddress(url, adminHost)}`] : []),
  ];
  const simulated = [
    '',
    `  Portal       ${simulatorUrl} (simulated)`,
    `               free accounts for new companies: 33333302 … 33333310, password ${demoPortalAccount.password}`,
  ];
  const unsent = [
    ...(providers.smtp ? [] : ['Mails (set SMTP_URL and MAIL_FROM)']),
    ...(providers.sms ? [] : ['SMS (set SMS_URL)']),
  ];
  const outbox = simulatorUrl && !production ? [`  Mail and SMS ${url}/dev/outbox`] : [];
  const messages = [
    ...outbox,
    ...(outbox.length === 0 && unsent.length > 0
      ? [`  NOT sent     ${unsent.join(', ')}: they stay in the table "outbox" of the database.`]
      : []),
  ];
  return [
    '',
    `  Kalem is ready at ${url}`,
    ...(simulatorUrl && seed ? signIns : []),
    ...(simulatorUrl ? simulated : ['']),
    ...messages,
    '',
    `  Data in ${dataDir}. Ctrl-C stops.`,
    '',
  ].join('\n');
}

function adminAddress(url: string, adminHost: string): string {
  const address = new URL('/dashboard/anasayfa', url);
  address.hostname = adminHost;
  return address.href;
}
