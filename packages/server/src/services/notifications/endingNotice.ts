import type { Notice } from './Notice';

/** Tells that a company's trial or licence ends in so many days (NTF-03). `page` is where it is paid. */
export function endingNotice(company: string, kind: 'trial' | 'licence', days: number, page: string): Notice {
  const term = kind === 'trial' ? 'deneme' : 'lisans';
  return {
    subject: `${company}: ${term} sürenizin bitmesine ${days} gün kaldı`,
    body: [
      'Merhaba,',
      '',
      `${company} için Kalem ${term} sürenizin bitmesine ${days} gün kaldı.`,
      'Süre bittiğinde faturalarınıza ve kartlarınıza ödeme yapılana kadar erişemezsiniz; hiçbir kaydınız silinmez.',
      '',
      'Kesintisiz devam etmek için şirketinizi seçip yıllık üyeliğinizi ödeyiniz:',
      page,
    ].join('\n'),
    sms: `${company} için Kalem ${term} sürenizin bitmesine ${days} gün kaldı. Ödemek için: ${page}`,
  };
}
