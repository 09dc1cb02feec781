import type { DraftHeader } from './FormDraft';
import { joinFilled } from './joinFilled';

/** Whom the invoice is for, as the paper says it: the name first. */
export function recipientLines({
  aliciUnvan,
  aliciAdi,
  aliciSoyadi,
  adres,
  ilce,
  il,
  vknTckn,
}: DraftHeader): readonly string[] {
  const place = joinFilled([adres, joinFilled([ilce, il], ' / ')], ', ');
  return [aliciUnvan || joinFilled([aliciAdi, aliciSoyadi], ' '), joinFilled([place, vknTckn], ' · ')];
}
