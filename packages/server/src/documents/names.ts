import { cleanText } from '@kalem/domain/document';
import type { Dosya, Invoice } from './source';

type NamedInvoice = Pick<Invoice, 'onayDurumu' | 'belgeNumarasi' | 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi'>;

const LONGEST = 80;

/** A document's file name: number and recipient, with characters that all file systems accept. */
export function downloadName(
  { onayDurumu, belgeNumarasi, aliciUnvan, aliciAdi, aliciSoyadi }: NamedInvoice,
  dosya: Dosya,
): string {
  const number = `${onayDurumu === 'Onaylandi' ? '' : 'Taslak'} ${belgeNumarasi ?? ''}`;
  const recipient = aliciUnvan.trim() || `${aliciAdi} ${aliciSoyadi}`;
  return `${safeName(`${number} ${recipient}`)}.${dosya}`;
}

/** A statement's file name: '{name} cari ekstre 2026-11-25.pdf' (MNY-54). The day and the words are never cut. */
export function statementName(name: string, day: string, format: string): string {
  const end = ` cari ekstre ${day}`;
  return `${safeName(name, LONGEST - end.length)}${end}.${format}`.trim();
}

/** A text as a file name, with characters that all file systems accept. */
function safeName(text: string, longest = LONGEST): string {
  const name = cleanText(text)
    // Removes direction marks too, because they could disguise the file extension.
    .replace(/[\\/:*?"<>|\s\p{Cf}]+/gu, ' ')
    .trim();
  return Array.from(name)
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
}

/** A document's name in the URL. `key` is the ETTN, or the id before there is one. Source: API-91, API-92, API-93. */
export function fileName(key: string, dosya: Dosya): string {
  return dosya === 'zip' ? 'fatura.zip' : `${key}_f.${dosya}`;
}

interface FileNames {
  /** ASCII only. */
  readonly plain: string;
  /** With Turkish letters, for browsers and our SDK. */
  readonly full: string;
}

/** A Content-Disposition header that allows all letters in the name. Source: RFC 6266, RFC 5987. */
export function contentDisposition(kind: 'inline' | 'attachment', { plain, full }: FileNames): string {
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()*]/g, percent)}`;
}

/** Encodes the characters that `encodeURIComponent` leaves and RFC 5987 forbids. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
