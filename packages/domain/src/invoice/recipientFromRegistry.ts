import { composeAddress, type RegistryAddress } from './composeAddress';
import type { InvoiceDraft } from './InvoiceDraft';

/** The registry's answer about a taxpayer. (INV-21) */
export interface RegistryAnswer {
  readonly unvan?: string | null | undefined;
  readonly ad?: string | null | undefined;
  readonly soyad?: string | null | undefined;
  readonly vergiDairesiKodu?: string | null | undefined;
  readonly adresBilgileri?: readonly RegistryAddress[] | null | undefined;
}

type Recipient = Pick<
  InvoiceDraft,
  'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'vergiDairesi' | 'il' | 'ilce' | 'adres'
>;

/**
 * The recipient fields that the registry fills: its first address, and the title of the tax office with its code, which lists
 * write with and without the leading 0. What the registry does not know is left out. Source: INV-19, INV-20.
 */
export function recipientFromRegistry(
  answer: RegistryAnswer,
  taxOffices: readonly { readonly value: string; readonly title: string }[],
): Recipient {
  const code = answer.vergiDairesiKodu?.padStart(6, '0');
  const address = answer.adresBilgileri?.[0];
  const recipient = {
    aliciUnvan: answer.unvan,
    aliciAdi: answer.ad,
    aliciSoyadi: answer.soyad,
    vergiDairesi: taxOffices.find(({ value }) => value === code)?.title,
    il: address?.ilAdi,
    ilce: address?.ilceAdi,
    adres: address && composeAddress(address),
  };
  return Object.fromEntries(Object.entries(recipient).filter(([, value]) => value));
}
