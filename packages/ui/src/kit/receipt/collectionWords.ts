import { canWriteOff } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import type { Tone } from '../../primitives/feedback/Badge';
import type { Translate } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

type Collection = components['schemas']['InvoiceCollection'];

/** An invoice, with what was received for it if it is tracked. */
export interface Tracked {
  tahsilat?: Collection | null;
}

/** Texts of what was received for an invoice. */
export const collectionMessages = defineMessages('collection', {
  tr: {
    ACIK: 'Açık',
    KISMI: 'Kısmi',
    ODENDI: 'Ödendi',
    FAZLA: 'Fazla ödendi',
    GECIKMIS: 'Gecikmiş',
    late: 'Gecikmiş, {n} gün',
    ITIRAZLI: 'İtirazlı',
    IPTAL_BEKLIYOR: 'İptal bekliyor',
    ITIRAZ_KABUL: 'İtirazı kabul edildi',
    untracked: 'Takip dışı',
    TEVKIFAT_KESILMIS: 'Tevkifat kesilmiş olabilir',
    STOPAJ_KESILMIS: 'Stopaj kesilmiş olabilir',
    TEVKIFAT_ODENMIS: 'Tevkifat tutarı da ödenmiş olabilir',
    tahsilat: 'Tahsilat',
    kalan: 'Kalan',
    collect: 'Tahsilat Gir',
    payLink: 'Ödeme Bağlantısı',
    requestPay: 'Ödeme İste',
    remind: 'Hatırlat',
    writeOff: 'Kuruş farkını sil',
  },
  en: {
    ACIK: 'Open',
    KISMI: 'Partly paid',
    ODENDI: 'Paid',
    FAZLA: 'Overpaid',
    GECIKMIS: 'Overdue',
    late: 'Overdue by {n} {n|day|days}',
    ITIRAZLI: 'Objection open',
    IPTAL_BEKLIYOR: 'Cancellation open',
    ITIRAZ_KABUL: 'Objection accepted',
    untracked: 'Not tracked',
    TEVKIFAT_KESILMIS: 'KDV may have been withheld',
    STOPAJ_KESILMIS: 'Income tax may have been withheld',
    TEVKIFAT_ODENMIS: 'The withheld KDV may have been paid too',
    tahsilat: 'Payment',
    kalan: 'Left to pay',
    collect: 'Record payment',
    payLink: 'Payment link',
    requestPay: 'Request payment',
    remind: 'Remind',
    writeOff: 'Write off the rest',
  },
});

/** The state of an invoice: 'Kısmi', or 'Gecikmiş, 12 gün' when something is left after its due day (MNY-38). */
export function collectionText(
  { durum, gecikmis, gecikmeGunu }: Collection,
  t: Translate<Collection['durum'] | 'late'>,
) {
  return gecikmis ? t('late', { n: gecikmeGunu }) : t(durum);
}

const tones = { ACIK: 'neutral', KISMI: 'info', ODENDI: 'success', FAZLA: 'success' } as const;

export function collectionTone({ durum, gecikmis }: Collection): Tone {
  return gecikmis ? 'danger' : tones[durum];
}

/** Whether the rest of a tracked invoice is small enough to be written off. */
export function isWriteOff<Invoice extends Tracked>(invoice: Invoice): invoice is Invoice & { tahsilat: Collection } {
  return Boolean(invoice.tahsilat && canWriteOff(invoice.tahsilat.kalan));
}

/** Whether something is left to pay of a tracked invoice. */
export function isCollectable({ tahsilat }: Tracked): boolean {
  return tahsilat?.durum === 'ACIK' || tahsilat?.durum === 'KISMI';
}
