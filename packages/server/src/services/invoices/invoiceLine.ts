import { type CalculatedLine, readReason } from '@kalem/domain';
import type { components } from '@kalem/openapi';

type Line = components['schemas']['Line'];

const typed = [
  'malHizmet',
  'miktar',
  'birim',
  'birimFiyat',
  'kdvDahilBirimFiyat',
  'iskontoTip',
  'iskontoOrani',
  'iskontoTutari',
  'kdvOrani',
  'tevkifatKodu',
  'ozelMatrahNedeni',
  'ozelMatrahTutari',
  'istisnaMuafiyetSebebi',
  'teslimSarti',
  'esyaKapCinsi',
  'kapNo',
  'kapAdet',
  'teslimBedelOdemeYeri',
  'gonderilmeSekli',
  'gtip',
  'stokTipi',
  'dovizKodu',
  'aciklama',
] as const satisfies readonly (keyof Line)[];

const TAX_FIELD = /^V\d{4}(Orani|Tutari|BirimTutari)?$/;
const COMPUTED = 'V9015Tutari';

/** A line as it is stored: what was typed, and over it what the domain calculated of it. Anything else that a body holds is left out. */
export function invoiceLine(line: Line, calculated: CalculatedLine | undefined): Line {
  const fields = typed.filter((name) => line[name] !== undefined).map((name) => [name, line[name]] as const);
  const taxes = Object.entries(line)
    .filter(([name]) => TAX_FIELD.test(name) && name !== COMPUTED)
    .map(([name, value]) => [amountName(name), value] as const);
  // '351*' is how people write 351 (REF-12); the portal knows the code alone.
  const reason = line.istisnaMuafiyetSebebi !== undefined && {
    istisnaMuafiyetSebebi: readReason(line.istisnaMuafiyetSebebi),
  };
  return { id: line.id ?? crypto.randomUUID(), ...Object.fromEntries([...fields, ...taxes]), ...reason, ...calculated };
}

/** A bare code is read as the amount (LIN-02). */
function amountName(name: string): string {
  return /^V\d{4}$/.test(name) ? `${name}Tutari` : name;
}
