import { findUser } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import { createPasswordLink } from './createPasswordLink';
import { queueMessage } from '../messages/queueMessage';

/** Mails the link to set a new password (ACC-09). The name is not in it: whoever signs up with somebody's address could write anything there. */
export async function mailPasswordReset(ports: Ports, userId: string): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return;
    const link = await createPasswordLink(ports, tx, userId);
    await queueMessage(ports, tx, { kind: 'mail', to: user.email, ...mailWith(link) });
    await writeAudit(tx, { action: 'mailPasswordReset', userId, entityId: userId, at: ports.clock.now() });
  });
}

function mailWith(link: string) {
  return {
    subject: 'Parola sıfırlama bağlantınız',
    body: [
      'Merhaba,',
      '',
      'Yeni bir parola belirlemek için aşağıdaki bağlantıyı 60 dakika içinde açınız. Bağlantı bir kez kullanılabilir.',
      '',
      link,
      '',
      'Bu isteği siz yapmadıysanız bir şey yapmanıza gerek yok, parolanız değişmedi.',
    ].join('\n'),
  };
}
