import { cleanText } from '@kalem/domain/document';
import type { Dosya, Invoice } from './source';

type NamedInvoice = Pick<Invoice, 'onayDurumu' | 'belgeNumarasi' | 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi'>;

const LONGEST = 80;

/** A document's file name: number and recipient, to tell a folder of them apart, in letters that disks take. */
export function downloadName(
  { onayDurumu, belgeNumarasi, aliciUnvan, aliciAdi, aliciSoyadi }: NamedInvoice,
  dosya: Dosya,
): string {
  const number = `${onayDurumu === 'Onaylandi' ? '' : 'Taslak'} ${belgeNumarasi ?? ''}`;
  const recipient = aliciUnvan.trim() || `${aliciAdi} ${aliciSoyadi}`;
  const name = cleanText(`${number} ${recipient}`)
    // Marks of writing direction go too: they could make the file seem to have another ending.
    .replace(/[\\/:*?"<>|\s\p{Cf}]+/gu, ' ')
    .trim();
  return `${Array.from(name)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')}.${dosya}`;
}

/** A document's name in its address; `key` is the ETTN, or the id before. Source: API-91, API-92, API-93. */
export function fileName(key: string, dosya: Dosya): string {
  return dosya === 'zip' ? 'fatura.zip' : `${key}_f.${dosya}`;
}

interface FileNames {
  /** Letters of ASCII alone. */
  readonly plain: string;
  /** With Turkish letters; what browsers and our SDK take. */
  readonly full: string;
}

/** A Content-Disposition whose name may hold every letter. Source: RFC 6266, RFC 5987. */
export function contentDisposition(kind: 'inline' | 'attachment', { plain, full }: FileNames): string {
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()*]/g, percent)}`;
}

/** What `encodeURIComponent` leaves and RFC 5987 does not. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
