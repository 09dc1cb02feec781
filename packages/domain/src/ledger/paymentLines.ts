import { printMoney } from '../document/money';
import { formatIban } from '../text/identifiers';

/** What a payer types at the bank. */
export interface PaymentLines {
  /** Without blanks. */
  readonly iban: string;
  readonly hesapSahibi: string;
  /** What is left to pay. */
  readonly tutar: string;
  readonly paraBirim: string;
  /** The number of the invoice alone, by which the payment is recognized. */
  readonly aciklama: string;
}

/** The payment lines of mails, reminders and shared texts, always Turkish. Source: MNY-72. */
export function writePaymentLines({ iban, hesapSahibi, tutar, paraBirim, aciklama }: PaymentLines): string[] {
  return [
    `IBAN: ${formatIban(iban)}`,
    `Alıcı: ${hesapSahibi}`,
    `Tutar: ${printMoney(tutar, paraBirim)}`,
    `Açıklama: ${aciklama}`,
  ];
}
