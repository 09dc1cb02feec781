import type { Transporter } from 'nodemailer';
import { type Mail, MessageRefused } from '../../ports/Messages';

export interface SmtpConfig {
  /** smtp://user:password@host:587, or smtps:// */
  readonly url: string;
  /** The sender, such as `Kalem <bilgi@kalem.example>`. */
  readonly from: string;
}

export interface SmtpMail extends Mail {
  /** Closes the open connections. */
  close(): void;
}

/** Sends mails through an SMTP server. The library is loaded for the first mail. */
export function createSmtpMail({ url, from }: SmtpConfig): SmtpMail {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };

  return {
    async send({ id, to, replyTo, subject, body, attachments = [] }) {
      const files = attachments.map(({ name, mediaType, bytes }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(bytes),
      }));
      const { sendMail } = await (transport ??= open()).then((opened) => ({ sendMail: opened.sendMail.bind(opened) }));
      // An object, because a string could contain several addresses.
      await sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text: body,
        attachments: files,
        messageId: `<${id}@kalem>`,
      }).catch(fail);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/**
 * Error texts of servers contain addresses, so only the codes are passed on. A 5xx for a recipient is permanent, but
 * 535 means that our own password is wrong.
 */
function fail(error: unknown): never {
  const code = textOf(error, 'code');
  const status = textOf(error, 'responseCode');
  const reason = `The SMTP server did not take the message: ${[code, status].filter(Boolean).join(' ')}`;
  const isForGood = status.startsWith('5') && (code === 'EENVELOPE' || code === 'EMESSAGE');
  throw isForGood ? new MessageRefused(reason) : new Error(reason);
}

function textOf(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
