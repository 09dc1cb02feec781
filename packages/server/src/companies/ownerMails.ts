import { asServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { plainName } from '../people/names';
import { findUser } from '../people/statements';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { findCompany } from './statements';
import { companyTitle } from './wire';

/** Mails the owner that somebody has accepted an invitation to their company. */
export async function mailNewMember(ports: Ports, tx: CompanyTx, userId: string): Promise<void> {
  const member = await asServer(tx, 'people', (server) => findUser(server, userId));
  if (member) await mailOwner(ports, tx, userId, (company) => newMemberMail(company, member));
}

/** What an operator does in a company of others. */
type OperatorAct =
  | { readonly kind: 'extendDemo'; readonly days: number }
  | { readonly kind: 'activateCompany' | 'updateCompany' | 'deleteCompany' };

/** Mails the owner what an operator has done in their company. */
export function mailOperatorAct(ports: Ports, tx: CompanyTx, userId: string, act: OperatorAct): Promise<void> {
  return mailOwner(ports, tx, userId, (company) => operatorMail(company, act));
}

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * In the transaction of the act, so that the mail goes out exactly when the act happens. Sends nothing to an owner who
 * acts themselves, and nothing in a company of a partner, whose users have no address.
 */
async function mailOwner(
  ports: Ports,
  tx: CompanyTx,
  actorId: string,
  mailFor: (company: string) => Mail,
): Promise<void> {
  const company = await findCompany(tx);
  if (!company || company.partnerId !== null || company.ownerId === actorId) return;
  const owner = await asServer(tx, 'people', (server) => findUser(server, company.ownerId));
  if (owner) await queueMessage(ports, tx, { kind: 'mail', to: owner.email, ...mailFor(companyTitle(company)) });
}

function newMemberMail(company: string, { name, email }: { readonly name: string; readonly email: string }): Mail {
  return {
    subject: `${company}: yeni kullanıcı`,
    body: [
      'Merhaba,',
      '',
      `${plainName(name)} (${email}) davetinizi kabul etti ve ${company} kullanıcısı oldu.`,
      '',
      "Yetkilerini Kalem'deki Yetkilendirme sayfasında görebilir, değiştirebilir veya kullanıcıyı şirketten çıkarabilirsiniz.",
      '',
      'Bu kişiyi tanımıyorsanız hemen şirketten çıkarınız.',
    ].join('\n'),
  };
}

function operatorMail(company: string, act: OperatorAct): Mail {
  return {
    subject: `${company}: Kalem yöneticisi bir işlem yaptı`,
    body: [
      'Merhaba,',
      '',
      `Kalem yöneticisi ${company} için şu işlemi yaptı:`,
      '',
      actText(act),
      '',
      'Bunu beklemiyorduysanız lütfen bize ulaşınız.',
    ].join('\n'),
  };
}

function actText(act: OperatorAct): string {
  switch (act.kind) {
    case 'extendDemo':
      return `Deneme süresi ${act.days} gün uzatıldı.`;
    case 'activateCompany':
      return 'Yıllık üyelik, ödeme alınmadan başlatıldı.';
    case 'updateCompany':
      return 'Şirket bilgileri değiştirildi. Yeni bilgileri Şirketlerim sayfasında görebilirsiniz.';
    case 'deleteCompany':
      return 'Şirket silindi. Verisine artık erişilemez.';
  }
}
