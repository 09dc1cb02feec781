import type { HttpSmsConfig } from '../adapters/createHttpSms';
import type { IyzicoConfig } from '../adapters/createIyzicoPayments';
import type { S3Config } from '../adapters/createS3Documents';
import type { SmtpConfig } from '../adapters/createSmtpMail';
import type { Environment, OnFault } from './environment';

/** The configured providers for mails, SMS, payments and document storage. */
export interface ProvidersConfig {
  readonly smtp: SmtpConfig | undefined;
  readonly sms: HttpSmsConfig | undefined;
  readonly iyzico: IyzicoConfig | undefined;
  readonly s3: S3Config | undefined;
}

export function readProviders(env: Environment, onFault: OnFault): ProvidersConfig {
  const text: Text = (name) => env[name]?.trim() || undefined;
  const refuse: Refuse = (fault) => {
    onFault(fault);
    return undefined;
  };
  return {
    smtp: readSmtp(text, refuse),
    sms: readSms(text, refuse),
    iyzico: readIyzico(text, refuse),
    s3: readS3(text, refuse),
  };
}

type Text = (name: string) => string | undefined;
type Refuse = (fault: string) => undefined;

function readSmtp(text: Text, refuse: Refuse): SmtpConfig | undefined {
  const [url, from] = [text('SMTP_URL'), text('MAIL_FROM')];
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || !/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    return refuse(
      'SMTP_URL is wrong: set it to the address of a mail server, such as smtps://user:password@mail.example.com:465, with % escapes in user and password.',
    );
  if (from === undefined || !/@[^@\s<>]+>?$/.test(from) || /[\r\n]/.test(from))
    return refuse('MAIL_FROM is wrong: set it to whom mails are from, such as "Kalem <bilgi@kalem.example.com>".');
  return { url, from };
}

function readSms(text: Text, refuse: Refuse): HttpSmsConfig | undefined {
  const url = text('SMS_URL');
  if (url === undefined) return undefined;
  if (!/^https?:\/\//.test(url))
    return refuse('SMS_URL is wrong: set it to the address of the SMS gateway, in which {to} and {text} may stand.');
  const method = text('SMS_METHOD') ?? 'POST';
  if (method !== 'POST' && method !== 'GET') return refuse('SMS_METHOD is wrong: set it to POST or GET.');
  const headers = headersOf(text('SMS_HEADERS') ?? '{}');
  if (!headers) return refuse('SMS_HEADERS is wrong: set it to a JSON object, such as {"Authorization":"Bearer …"}.');
  const body = text('SMS_BODY') ?? '{"to":"{to}","text":"{text}"}';
  const places = method === 'GET' ? url : url + body;
  if (!places.includes('{to}') || !places.includes('{text}'))
    return refuse('SMS_BODY or SMS_URL is wrong: put {to} and {text} where number and text belong.');
  const success = patternOf(text('SMS_SUCCESS'));
  if (success === null)
    return refuse('SMS_SUCCESS is wrong: set it to a regular expression that the answer of the gateway has to match.');
  return { url, method, headers, body, success };
}

function headersOf(json: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}

/** Null for an invalid regular expression. */
function patternOf(source: string | undefined): RegExp | undefined | null {
  if (source === undefined) return undefined;
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
}

const LIVE_IYZICO = 'https://api.iyzipay.com';

function readIyzico(text: Text, refuse: Refuse): IyzicoConfig | undefined {
  const [apiKey, secretKey] = [text('IYZICO_API_KEY'), text('IYZICO_SECRET_KEY')];
  const url = text('IYZICO_URL') ?? LIVE_IYZICO;
  if (apiKey === undefined && secretKey === undefined) return undefined;
  if (apiKey === undefined || secretKey === undefined)
    return refuse('IYZICO_API_KEY and IYZICO_SECRET_KEY belong together: set both, from the merchant panel.');
  if (!/^https?:\/\//.test(url))
    return refuse(`IYZICO_URL is wrong: set it to ${LIVE_IYZICO}, or for trying to https://sandbox-api.iyzipay.com.`);
  return { url, apiKey, secretKey };
}

const ANY_REGION = 'us-east-1';

function readS3(text: Text, refuse: Refuse): S3Config | undefined {
  const url = text('S3_URL');
  if (url === undefined) return undefined;
  if (!/^https?:\/\/[^/]+\/[^/?#]+([^?#]*[^/?#])?$/.test(url))
    return refuse(
      'S3_URL is wrong: set it to a bucket, and a folder in it if you like, such as https://s3.example.com/kalem.',
    );
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  if (accessKeyId === undefined || secretAccessKey === undefined)
    return refuse('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_URL: set both.');
  return { url, region: text('S3_REGION') ?? ANY_REGION, accessKeyId, secretAccessKey };
}
