import * as dates from './dates';
import type { Json } from './json';

/** The HTML replies of a portal in trouble. */
const pages = {
  sessionPage: {
    status: 200,
    title: 'Oturum süreniz dolmuştur',
    text: 'Oturum süreniz dolmuştur. Lütfen yeniden giriş yapınız.',
  },
  maintenancePage: {
    status: 200,
    title: 'Bakım çalışması',
    text: 'e-Arşiv Portal bakım çalışması nedeniyle geçici olarak hizmet verememektedir.',
  },
  serverErrorPage: { status: 500, title: 'HTTP Status 500', text: 'Internal Server Error' },
};

export function replyJson(body: Json): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json;charset=UTF-8' } });
}

export function replyData(data: Json, now: Date): Response {
  return replyJson({ data, metadata: { optime: dates.optime(now) } });
}

/** A refusal also has status 200; its JSON shape depends on the call. */
export function replyRefusal({ refusal }: PortalRefusal, call: { readonly writes: boolean }, now: Date): Response {
  if (refusal.shape === 'typed') return replyError({ type: refusal.type, text: refusal.text }, now);
  if (refusal.shape === 'sentence' && call.writes) return replyData(refusal.text, now);
  return replyError(refusal.text, now);
}

export function replyPage(page: keyof typeof pages): Response {
  const { status, title, text } = pages[page];
  const html = `<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html;charset=UTF-8' } });
}

function replyError(message: Json, now: Date): Response {
  return replyJson({ error: '1', messages: [message], metadata: { optime: dates.optime(now) } });
}

/**
 * The refusal of a command. A `sentence` is `data` of a write and a string in `messages` of a read; a `system` text is
 * always a string in `messages`; a `typed` one is an object there (portal-protocol 3.1).
 */
type Refusal =
  | { readonly shape: 'sentence' | 'system'; readonly text: string }
  | { readonly shape: 'typed'; readonly type: '4' | '7'; readonly text: string };

/** Thrown by a command that the portal refuses, before it stores anything. */
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
