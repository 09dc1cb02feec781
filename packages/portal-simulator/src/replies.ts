import type { Json } from './json';
import { portalDate } from './dates';

/** The forms in which the portal answers: JSON with status 200 whatever happened, and HTML when it is in trouble. */
export const replies = {
  json(body: Json, status = 200): Response {
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json;charset=UTF-8' },
    });
  },

  data(data: Json, now: Date): Response {
    return replies.json({ data, metadata: { optime: portalDate.optime(now) } });
  },

  error(messages: readonly Json[], now: Date): Response {
    return replies.json({ error: '1', messages, metadata: { optime: portalDate.optime(now) } });
  },

  refusal({ refusal }: PortalRefusal, call: { readonly writes: boolean }, now: Date): Response {
    if (refusal.shape === 'typed') return replies.error([{ type: refusal.type, text: refusal.text }], now);
    if (refusal.shape === 'sentence' && call.writes) return replies.data(refusal.text, now);
    return replies.error([refusal.text], now);
  },

  sessionPage(): Response {
    return html(200, 'Oturum süreniz dolmuştur', 'Oturum süreniz dolmuştur. Lütfen yeniden giriş yapınız.');
  },

  maintenancePage(): Response {
    return html(
      200,
      'Bakım çalışması',
      'e-Arşiv Portal bakım çalışması nedeniyle geçici olarak hizmet verememektedir.',
    );
  },

  serverErrorPage(): Response {
    return html(500, 'HTTP Status 500', 'Internal Server Error');
  },
};

function html(status: number, title: string, text: string): Response {
  const page = `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
  return new Response(page, { status, headers: { 'content-type': 'text/html;charset=UTF-8' } });
}

/**
 * How a command says no. A `sentence` is `data` of a write command and a string in `messages` of a read command;
 * a `system` text is always a string in `messages`; a `typed` one is an object there (protocol 3.1).
 */
type Refusal =
  | { readonly shape: 'sentence' | 'system'; readonly text: string }
  | { readonly shape: 'typed'; readonly type: '4' | '7'; readonly text: string };

/** Thrown by a command that the portal refuses; nothing of the command has been stored then. */
export class PortalRefusal extends Error {
  readonly refusal: Refusal;

  private constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }

  static sentence(text: string): PortalRefusal {
    return new PortalRefusal({ shape: 'sentence', text });
  }

  /** A date, number or field that the portal cannot read. */
  static badForm(): PortalRefusal {
    return PortalRefusal.sentence('Form parametrelerinde sorun var');
  }

  /** A missing or null field. */
  static nullPointer(): PortalRefusal {
    return PortalRefusal.system('Genel Sistem Hatası:java.lang.NullPointerException');
  }

  static system(text: string): PortalRefusal {
    return new PortalRefusal({ shape: 'system', text });
  }

  static noAuthority(): PortalRefusal {
    return new PortalRefusal({ shape: 'typed', type: '7', text: 'Bu işlem için yetkiniz yok' });
  }

  static session(text: string): PortalRefusal {
    return new PortalRefusal({ shape: 'typed', type: '4', text });
  }
}
