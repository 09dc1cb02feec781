import type { Language } from '../../problems/ProblemError';
import * as account from './account';
import * as company from './company';
import type { Mail } from './Mail';
import * as notices from './notices';
import * as outsiders from './outsiders';
import * as ownership from './ownership';

/** A template with sample data. A mail has a subject, an SMS only text. */
export interface Sample {
  readonly template: string;
  readonly args: object;
  readonly write: (language: Language) => Mail | string;
}

const named = { company: 'Işık Gıda A.Ş.' };
const link = 'https://kalem.example/link/4f9d';
const page = 'https://kalem.example/dashboard/anasayfa';
const request = {
  tip: 'IPTAL',
  tarih: '2026-09-03',
  belgeNumarasi: 'GIB2026000000917',
  saticiUnvanAdSoyad: 'Çınar Kırtasiye Ltd. Şti.',
} as const;
const requests = [request, { ...request, tip: 'ITIRAZ', belgeNumarasi: 'GIB2026000000918' } as const];

/** Every mail and SMS with sample data, for the tests and for the page that shows them all. */
export const samples: readonly Sample[] = [
  sample(account.emailVerificationMail, { link }),
  sample(account.passwordResetMail, { link }),
  sample(account.emailChangeMail, { link }),
  sample(account.addressTakenMail, {}),
  sample(account.phoneCodeSms, { code: '283126' }),
  sample(company.invitationMail, { ...named, page }),
  sample(company.newMemberMail, { ...named, name: 'Ayşe Yılmaz', email: 'ayse@ornek.com.tr' }),
  sample(company.statementAnswerMail, {
    customer: 'İğneada Lojistik A.Ş.',
    agrees: false,
    balance: 'Kayıtlarımıza göre 21/11/2026 tarihi itibarıyla hesabınız 2.047.855,85 TL borç bakiyesi vermektedir.',
    text: 'Ekim faturası ödendi',
  }),
  sample(company.operatorActMail, { ...named, act: { kind: 'extendDemo', days: 7 } }),
  sample(company.operatorActMail, { ...named, act: { kind: 'activateCompany' } }),
  sample(company.operatorActMail, { ...named, act: { kind: 'updateCompany' } }),
  sample(company.operatorActMail, { ...named, act: { kind: 'deleteCompany' } }),
  sample(company.takenBackMail, { ...named, amount: '1.260,00 TRY' }),
  sample(company.collectionAccountMail, {
    ...named,
    changes: [{ currency: 'TRY', before: 'TR33 0006 1005 1978 6457 8413 26', after: '' }],
  }),
  sample(company.surplusMail, { ...named, number: 'GIB2026000000001', amount: '1.260,00' }),
  sample(ownership.newOwnerMail, named),
  sample(ownership.formerOwnerMail, { ...named, hasLeft: false }),
  sample(ownership.formerOwnerMail, { ...named, hasLeft: true }),
  sample(ownership.companyClosedMail, named),
  sample(ownership.ownerAskedMail, { ...named, asker: 'ayse@ornek.com.tr' }),
  sample(ownership.ownedByAnotherMail, named),
  sample(notices.endingMail, { ...named, page, kind: 'trial', days: 7 }),
  sample(notices.endingSms, { ...named, page, kind: 'trial', days: 7 }),
  sample(notices.endingMail, { ...named, page, kind: 'licence', days: 1 }),
  sample(notices.endingSms, { ...named, page, kind: 'licence', days: 1 }),
  sample(notices.newRequestsMail, { ...named, page, requests: [request] }),
  sample(notices.newRequestsSms, { ...named, page, count: 1 }),
  sample(notices.newRequestsMail, { ...named, page, requests }),
  sample(notices.newRequestsSms, { ...named, page, count: 2 }),
  sample(outsiders.invoiceApprovedMail, {
    seller: 'Işık Gıda A.Ş.',
    number: 'GIB2026000000917',
    date: '03/09/2026',
    amount: '2.962,80 TL',
    link,
  }),
  sample(outsiders.reminderMail, {
    konu: 'Işık Gıda A.Ş.: ödeme hatırlatması',
    metin:
      'Sayın Şahin Ltd. Şti., GIB2026000000917 numaralı faturanızın 2.962,80 TL tutarındaki ödemesi 03/09/2026 vadesine göre henüz görünmüyor. Ödediyseniz bu iletiyi dikkate almayınız.',
    link,
  }),
  sample(outsiders.webhookPausedMail, { origin: 'https://api.banka.example' }),
];

function sample<Args extends object>(template: (language: Language, args: Args) => Mail | string, args: Args): Sample {
  return { template: template.name, args, write: (language) => template(language, args) };
}
