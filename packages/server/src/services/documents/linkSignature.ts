import type { Dosya } from '../../documents/Dosya';
import type { Secrets } from '../../ports/Secrets';

interface Link {
  readonly companyId: string;
  /** ETTN or id, as in the address. */
  readonly key: string;
  readonly dosya: Dosya;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signature of a link to one document until one moment. The company is in it, though not in the address: no other company's document fits. */
export function linkSignature(secrets: Secrets, { companyId, key, dosya, expires }: Link): Promise<string> {
  return secrets.mac('document link', [companyId, key, dosya, expires].join(' '));
}
