interface MailToSend {
  readonly kind: 'mail';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The PDF of an invoice, read again when the mail goes out. */
  readonly attachments?: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly size: number;
    readonly invoice: { readonly companyId: string; readonly invoiceId: string };
  }[];
}

interface SmsToSend {
  readonly kind: 'sms';
  /** Twelve digits, 905321234567. */
  readonly to: string;
  readonly body: string;
}

/** Something to tell somebody. `id` where the same message may come twice; the second is dropped. */
export type Message = (MailToSend | SmsToSend) & { readonly id?: string };
