import type { components } from '@kalem/sdk';
import { joinFilled } from './joinFilled';

/** Who issues the invoice, as the head of the paper says it: the name first. */
export function senderLines({
  unvan,
  ad,
  soyad,
  acikAdres,
  mahalle,
  cadde,
  kapiNo,
  ilce,
  il,
  vergiDairesi,
  vknTckn,
}: components['schemas']['Company']): readonly string[] {
  const street = acikAdres || joinFilled([mahalle, cadde, kapiNo && `No: ${kapiNo}`], ' ');
  const place = joinFilled([street, joinFilled([ilce, il], ' / ')], ', ');
  const tax = joinFilled([vergiDairesi, vknTckn], ' · ');
  return [unvan || joinFilled([ad, soyad], ' '), place, tax].filter((text) => text !== '');
}
