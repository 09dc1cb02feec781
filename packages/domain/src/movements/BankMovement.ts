/**
 * One movement of a bank account, from a port or a file. Of a bank only `hesap`, `tarih`, `tutar`, `paraBirim` and
 * `yon` are certain. Source: MNY-84.
 */
export interface BankMovement {
  /** The bank's own id (`islNo`). Files have none. */
  readonly id?: string;
  /** Our IBAN, or the account as the file names it. */
  readonly hesap: string;
  /** The day of booking, YYYY-MM-DD. */
  readonly tarih: string;
  /** HH:mm:ss */
  readonly saat?: string;
  /** Above 0, with two decimals. */
  readonly tutar: string;
  readonly paraBirim: string;
  /** ALACAK: money came in. BORC: money went out. */
  readonly yon: 'ALACAK' | 'BORC';
  readonly metin?: string;
  readonly karsiAd?: string;
  readonly karsiVkn?: string;
  readonly karsiIban?: string;
  readonly kanal?: string;
  readonly bankaReferansi?: string;
  /** The reference of a QR or a request to pay. */
  readonly tahsilatReferansi?: string;
  /** It takes back an earlier movement: RC or RD of MT940. */
  readonly iptal?: boolean;
  /** The balance after it. For the check and the key only, never stored (MNY-102). May be negative. */
  readonly bakiye?: string;
}

/** Characters that are kept of the texts of a movement. A file may have megabytes in a cell. */
export const movementLengths = { metin: 500, karsiAd: 140, karsiIban: 34, referans: 140, kanal: 40 } as const;
