import { foldTr } from '@kalem/domain';

const says = (text: string, part: string): boolean => foldTr(text).includes(part);

/** What the portal's own sentences mean, wherever something hangs on them; matched without regard to case and Turkish letters. */
export const portalTexts = {
  isSignedInElsewhere: (text: string): boolean => says(text, 'birden fazla giris'),
  /** `Oturum zamanaşımına uğradı`, `Oturum geçersiz, token yok`, `Oturum geçersiz (clientIP)`, and the page about the session's time. */
  isSessionOver: (text: string): boolean => says(text, 'oturum'),
  /** `ARJUNA016053: Could not commit transaction`: nobody can say whether the write was kept. */
  isOutcomeUnknown: (text: string): boolean => says(text, 'arjuna'),
  /** The account's own company data have to be saved before its first draft (protocol 5.1). */
  isOwnDataIncomplete: (text: string): boolean => says(text, 'kullanici bilgilerini guncellemedi'),
  /** A code that is too late. The real portal's words are not known: what does not say so counts as a wrong code (protocol 7). */
  isCodeOver: (text: string): boolean => says(text, 'suresi'),
  /** A request to cancel that nobody can answer is accepted at once: `…başarıyla oluşturulmuş ve kabul edilmiştir.` (protocol 9) */
  isAcceptedAtOnce: (text: string): boolean => says(text, 'kabul edilmistir'),
  /** `Bu belge iptal talebi oluşturmak için gerekli koşulları sağlamıyor! …`: not approved, or there is a request already. */
  isRequestRefused: (text: string): boolean => says(text, 'gerekli kosullari saglamiyor'),
  /** A portal that changes no draft: `…fatura zaten mevcut…`, or the sentence about a client-made ETTN (protocol 6.5). */
  isUpdateRefused: (text: string): boolean => says(text, 'zaten mevcut') || foldTr(text).startsWith('ettn '),
};
