import type { HttpSmsConfig } from '../services/createHttpSms';

/** Services of others that the server uses where they are configured. */
export interface ServicesConfig {
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly sms: HttpSmsConfig | undefined;
  readonly iyzico: { readonly url: string; readonly apiKey: string; readonly secretKey: string } | undefined;
}
