import { describe, expect, it } from 'vitest';
import type { Language } from '../../problems/ProblemError';
import * as account from './account';
import * as company from './company';
import { endingSms, newRequestsMail, newRequestsSms } from './notices';
import * as notices from './notices';
import * as outsiders from './outsiders';
import * as ownership from './ownership';
import { samples, type Sample } from './samples';

/** Codes and calendar dates, which the texts write differently. */
const inOtherWords = ['kind', 'tip', 'tarih'];
const valuesIn = (args: object): string[] =>
  Object.entries(args).flatMap(([name, value]: [string, unknown]) => {
    if (inOtherWords.includes(name)) return [];
    if (typeof value === 'object' && value !== null) return valuesIn(value);
    return typeof value === 'string' ? [value] : [];
  });
const partsOf = ({ write }: Sample, language: Language) => {
  const written = write(language);
  return typeof written === 'string' ? [written] : [written.subject, written.body];
};
/** Turkish names that English texts keep: the portal and the kind of invoice. */
const turkishNames = ['GİB', 'e-Arşiv'];
/** Each row names its language, so that a failing test shows it. */
const rows = samples.flatMap((sample) =>
  (['tr', 'en'] as const).map(
    (language) => [`${sample.template} ${JSON.stringify(sample.args)}`, language, sample] as const,
  ),
);

describe('mails and SMS', () => {
  it('A-35: each template has a sample', () => {
    const all = Object.keys({ ...account, ...company, ...notices, ...outsiders, ...ownership });
    expect([...new Set(samples.map(({ template }) => template))].sort()).toEqual(all.sort());
  });

  it.each(rows)('A-35: %s in %s has a one-line subject and all values', (_, language, sample) => {
    const [subject = '', body = subject] = partsOf(sample, language);
    expect(subject.trim()).toBe(subject);
    expect(subject).toMatch(/^.{10,}$/);
    expect(body.length).toBeGreaterThan(10);
    expect(`${subject}\n${body}`).not.toMatch(/[{}$]|undefined|null|NaN|\[object/);
    for (const value of valuesIn(sample.args)) expect(`${subject}\n${body}`).toContain(value);
  });

  it.each(samples.map((sample) => [sample.template, sample] as const))(
    'A-35: %s in English has no Turkish except names',
    (_, sample) => {
      const names = [...valuesIn(sample.args), ...turkishNames];
      const text = names.reduce((rest, name) => rest.replaceAll(name, ''), partsOf(sample, 'en').join('\n'));
      expect(text).not.toMatch(/[çğıöşüâîÇĞİÖŞÜ]/);
      expect(text).not.toMatch(/\b(ve|bir|talep|fatura|Merhaba|kalan)\b/);
    },
  );
});

describe.each(['tr', 'en'] as const)('notices in %s', (language) => {
  const page = 'https://fatura.banka.example/dashboard/anasayfa';
  const request = { tip: 'IPTAL', tarih: '2026-09-03', belgeNumarasi: 'GIB1', saticiUnvanAdSoyad: 'Çınar' } as const;
  const requests = Array.from({ length: 25 }, () => request);
  const longest = { company: 'Ğ'.repeat(60), page };

  it('NTF-03: an SMS fits into three parts of 67 characters, even with the longest name', () => {
    for (const kind of ['trial', 'licence'] as const)
      expect(endingSms(language, { ...longest, kind, days: 15 }).length).toBeLessThanOrEqual(3 * 67);
    expect(newRequestsSms(language, { ...longest, count: 1000 }).length).toBeLessThanOrEqual(3 * 67);
  });

  it('NTF-03: a mail lists twenty requests and counts the others', () => {
    const { body } = newRequestsMail(language, { ...longest, requests });
    expect(body.split('\n').filter((line) => line.includes('GIB1'))).toHaveLength(20);
    expect(body).toContain(language === 'tr' ? '- ve 5 talep daha' : '- and 5 more');
  });

  it('A-35: a company without a name gets a placeholder', () => {
    expect(endingSms(language, { company: '', page, kind: 'trial', days: 7 })).toContain(
      language === 'tr' ? 'Şirketiniz' : 'Your company',
    );
  });
});
