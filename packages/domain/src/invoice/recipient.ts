import { readDecimal } from '../calculation/decimal';
import type { InvoiceDraft, Line } from './Invoice';
import { isUntouchedLine } from './lines';
import { joinFilled } from '../text/joinFilled';

/** The fields of a customer card that an invoice uses. */
interface InvoicedCustomer {
  readonly vknTckn?: string | null | undefined;
  readonly unvan?: string | null | undefined;
  readonly ad?: string | null | undefined;
  readonly soyad?: string | null | undefined;
  readonly vergiDairesi?: string | null | undefined;
  readonly adres?: string | null | undefined;
  readonly ilce?: string | null | undefined;
  readonly il?: string | null | undefined;
  readonly ulke?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly iskonto?: string | null | undefined;
}

/**
 * Sets the customer of an invoice: replaces all recipient fields, sets the invoice's mail address, and uses the
 * customer's discount as the default for new and untouched lines. Source: INV-22, INV-23.
 */
export function applyCustomer(invoice: InvoiceDraft, customer: InvoicedCustomer): InvoiceDraft {
  const iskonto = customer.iskonto || '0';
  return {
    ...invoice,
    vknTckn: customer.vknTckn ?? '',
    aliciUnvan: customer.unvan ?? '',
    aliciAdi: customer.ad ?? '',
    aliciSoyadi: customer.soyad ?? '',
    vergiDairesi: customer.vergiDairesi ?? '',
    adres: customer.adres ?? '',
    ilce: customer.ilce ?? '',
    il: customer.il ?? '',
    ulke: customer.ulke || 'Türkiye',
    emails: customer.email ? [customer.email] : [],
    iskonto,
    malHizmetler: invoice.malHizmetler.map((line) => (isUntouchedLine(line) ? withIskonto(line, iskonto) : line)),
  };
}

function withIskonto({ iskontoOrani: _old, ...line }: Line, iskonto: string): Line {
  return readDecimal(iskonto).digits > 0 ? { ...line, iskontoOrani: iskonto } : line;
}

/** The registry's answer about a taxpayer. (INV-21) */
interface RegistryAnswer {
  readonly unvan?: string | null | undefined;
  readonly ad?: string | null | undefined;
  readonly soyad?: string | null | undefined;
  readonly vergiDairesi?: string | null | undefined;
  readonly vergiDairesiKodu?: string | null | undefined;
  readonly adresBilgileri?: readonly RegistryAddress[] | null | undefined;
}

type Recipient = Pick<
  InvoiceDraft,
  'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'vergiDairesi' | 'il' | 'ilce' | 'adres'
>;

/**
 * The recipient fields from the registry's answer: its first address, and the title of the tax office by its code, with
 * or without a leading 0. An unknown office keeps the registry's text. Missing data is omitted. Source: INV-19, INV-20.
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
    vergiDairesi: taxOffices.find(({ value }) => value === code)?.title ?? answer.vergiDairesi,
    il: address?.ilAdi,
    ilce: address?.ilceAdi,
    adres: address && composeAddress(address),
  };
  return Object.fromEntries(Object.entries(recipient).filter(([, value]) => value));
}

/** An address in the registry's answer. */
interface RegistryAddress {
  readonly ilAdi?: string | null | undefined;
  readonly ilceAdi?: string | null | undefined;
  readonly koy?: string | null | undefined;
  readonly mahalleSemt?: string | null | undefined;
  readonly beldeBucak?: string | null | undefined;
  readonly caddeSokak?: string | null | undefined;
  readonly disKapiNo?: string | null | undefined;
  readonly icKapiNo?: string | null | undefined;
}

/** 'mahalleSemt beldeBucak koy caddeSokak No: disKapiNo/icKapiNo', without empty parts. Source: INV-20. */
export function composeAddress({
  mahalleSemt,
  beldeBucak,
  koy,
  caddeSokak,
  disKapiNo,
  icKapiNo,
}: RegistryAddress): string {
  const doors = joinFilled([disKapiNo, icKapiNo], '/');
  return joinFilled([mahalleSemt, beldeBucak, koy, caddeSokak, doors && `No: ${doors}`], ' ');
}
