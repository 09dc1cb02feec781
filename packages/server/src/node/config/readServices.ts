import type { HttpSmsConfig } from '../services/createHttpSms';

type Environment = Readonly<Record<string, string | undefined>>;

const LIVE_IYZICO = 'https://api.iyzipay.com';

/** Reads which services of others are there; `fault` takes what is wrong, and what to set. */
export function readServices(env: Environment, fault: (text: string) => void): ServicesConfig {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  return { smtp: readSmtp(text, fault), sms: readSms(text, fault), iyzico: readIyzico(text, fault) };
}

type Text = (name: string) => string | undefined;
type Fault = (text: string) => void;

function readSmtp(text: Text, fault: Fault): ServicesConfig['smtp'] {
  const [url, from] = [text('SMTP_URL'), text('MAIL_FROM')];
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || !/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    return refuse(
      fault,
      'SMTP_URL is wrong: set it to the address of a mail server, such as smtps://user:password@mail.example.com:465, with % escapes in user and password.',
    );
  if (from === undefined || !/@[^@\s<>]+>?$/.test(from) || /[\r\n]/.test(from))
    return refuse(
      fault,
      'MAIL_FROM is wrong: set it to whom mails are from, such as "Kalem <bilgi@kalem.example.com>".',
    );
  return { url, from };
}

function readSms(text: Text, fault: Fault): ServicesConfig['sms'] {
  const url = text('SMS_URL');
  if (url === undefined) return undefined;
  if (!/^https?:\/\//.test(url))
    return refuse(
      fault,
      'SMS_URL is wrong: set it to the address of the SMS gateway, in which {to} and {text} may stand.',
    );
  const method = text('SMS_METHOD') ?? 'POST';
  if (method !== 'POST' && method !== 'GET') return refuse(fault, 'SMS_METHOD is wrong: set it to POST or GET.');
  const headers = headersOf(text('SMS_HEADERS') ?? '{}');
  if (!headers)
    return refuse(fault, 'SMS_HEADERS is wrong: set it to a JSON object, such as {"Authorization":"Bearer …"}.');
  const body = text('SMS_BODY') ?? '{"to":"{to}","text":"{text}"}';
  const places = method === 'GET' ? url : url + body;
  if (!places.includes('{to}') || !places.includes('{text}'))
    return refuse(fault, 'SMS_BODY or SMS_URL is wrong: put {to} and {text} where number and text belong.');
  const success = patternOf(text('SMS_SUCCESS'));
  if (success === null)
    return refuse(
      fault,
      'SMS_SUCCESS is wrong: set it to a regular expression that the answer of the gateway has to match.',
    );
  return { url, method, headers, body, success };
}

function readIyzico(text: Text, fault: Fault): ServicesConfig['iyzico'] {
  const [apiKey, secretKey, url = LIVE_IYZICO] = [
    text('IYZICO_API_KEY'),
    text('IYZICO_SECRET_KEY'),
    text('IYZICO_URL'),
  ];
  if (apiKey === undefined && secretKey === undefined) return undefined;
  if (apiKey === undefined || secretKey === undefined)
    return refuse(fault, 'IYZICO_API_KEY and IYZICO_SECRET_KEY belong together: set both, from the merchant panel.');
  if (!/^https?:\/\//.test(url))
    return refuse(
      fault,
      `IYZICO_URL is wrong: set it to ${LIVE_IYZICO}, or for trying to https://sandbox-api.iyzipay.com.`,
    );
  return { url, apiKey, secretKey };
}

function refuse(fault: Fault, text: string): undefined {
  fault(text);
  return undefined;
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

/** Null when it is no regular expression. */
function patternOf(source: string | undefined): RegExp | undefined | null {
  if (source === undefined) return undefined;
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
}

/** Services of others that the server uses where they are configured. */
export interface ServicesConfig {
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly sms: HttpSmsConfig | undefined;
  readonly iyzico: { readonly url: string; readonly apiKey: string; readonly secretKey: string } | undefined;
}
