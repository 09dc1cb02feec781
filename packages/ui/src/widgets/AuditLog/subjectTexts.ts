import type { AuditSubject } from '@kalem/domain/codes/audit-subjects';
import { defineMessages } from '../../provider/texts';

/** The texts of the subjects. */
export const subjectTexts = defineMessages<Record<AuditSubject, string>>('auditSubject', {
  tr: {
    FATURA: 'Faturalar',
    TALEP: 'İptal / itiraz talepleri',
    KART: 'Kartlar ve hazır notlar',
    YETKI: 'Yetki ve anahtarlar',
    SIRKET: 'Şirket ve GİB',
    UYELIK: 'Üyelik ve ödeme',
    OTURUM: 'Hesap ve oturum',
    TAHSILAT: 'Tahsilat',
    MUHASEBE: 'Muhasebe',
    KAMPANYA: 'Kampanya ve kupon',
  },
  en: {
    FATURA: 'Invoices',
    TALEP: 'Cancellations and objections',
    KART: 'Cards and ready notes',
    YETKI: 'Permissions and keys',
    SIRKET: 'Company and GİB',
    UYELIK: 'Membership and payments',
    OTURUM: 'Accounts and sessions',
    TAHSILAT: 'Collection',
    MUHASEBE: 'Accounting',
    KAMPANYA: 'Campaigns and coupons',
  },
});
