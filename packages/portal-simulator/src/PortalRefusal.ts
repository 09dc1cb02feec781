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
