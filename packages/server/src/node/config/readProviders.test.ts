import { describe, expect, it } from 'vitest';
import { readProviders } from './readProviders';

const read = (env: Record<string, string>) => {
  const faults: string[] = [];
  return { providers: readProviders(env, (fault) => faults.push(fault)), faults };
};

describe('readProviders', () => {
  it('needs no variables', () => {
    expect(read({})).toEqual({
      providers: { smtp: undefined, sms: undefined, iyzico: undefined, s3: undefined },
      faults: [],
    });
  });

  it('reads a mail server, an SMS gateway, a payment provider and an object storage', () => {
    const { providers, faults } = read({
      SMTP_URL: 'smtps://u:p@mail.example.com:465',
      MAIL_FROM: 'Kalem <bilgi@kalem.example.com>',
      SMS_URL: 'https://sms.example.com/send',
      SMS_HEADERS: '{"Authorization":"Bearer x"}',
      SMS_SUCCESS: '^00',
      IYZICO_API_KEY: 'a',
      IYZICO_SECRET_KEY: 'b',
      S3_URL: 'https://s3.example.com/kalem/belgeler',
      S3_ACCESS_KEY_ID: 'c',
      S3_SECRET_ACCESS_KEY: 'd',
    });
    expect(faults).toEqual([]);
    expect(providers).toEqual({
      smtp: { url: 'smtps://u:p@mail.example.com:465', from: 'Kalem <bilgi@kalem.example.com>' },
      sms: {
        url: 'https://sms.example.com/send',
        method: 'POST',
        headers: { Authorization: 'Bearer x' },
        body: '{"to":"{to}","text":"{text}"}',
        success: /^00/,
      },
      iyzico: { url: 'https://api.iyzipay.com', apiKey: 'a', secretKey: 'b' },
      s3: {
        url: 'https://s3.example.com/kalem/belgeler',
        region: 'us-east-1',
        accessKeyId: 'c',
        secretAccessKey: 'd',
      },
    });
  });

  it.each([
    [{ S3_URL: 'https://kalem.s3.example.com' }, 'S3_URL is wrong'],
    [{ S3_URL: 'https://s3.example.com/kalem/' }, 'S3_URL is wrong'],
    [{ S3_URL: 'https://s3.example.com/kalem', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY'],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.co' }, 'SMTP_URL is wrong'],
    [{ MAIL_FROM: 'a@b.co' }, 'SMTP_URL is wrong'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is wrong'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Kalem' }, 'MAIL_FROM is wrong'],
    [{ SMS_URL: 'sms.example.com' }, 'SMS_URL is wrong'],
    [{ SMS_URL: 'https://sms.example.com', SMS_BODY: '{text}' }, 'SMS_BODY or SMS_URL is wrong'],
    [{ SMS_URL: 'https://sms.example.com', SMS_METHOD: 'PUT' }, 'SMS_METHOD is wrong'],
    [{ SMS_URL: 'https://sms.example.com', SMS_HEADERS: '[1]' }, 'SMS_HEADERS is wrong'],
    [{ SMS_URL: 'https://sms.example.com', SMS_SUCCESS: '(' }, 'SMS_SUCCESS is wrong'],
    [{ IYZICO_API_KEY: 'a' }, 'IYZICO_API_KEY and IYZICO_SECRET_KEY belong together'],
  ])('names the correct values for %o', (env, fault) => {
    const { faults } = read(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
