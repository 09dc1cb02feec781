import { readTevkifatCell } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { StockContent } from '../../db/stockCards';

type Body = components['schemas']['StockItemWrite'];

const taxField = /^V(?!9015)\d{4}Orani$/;

/** A stock body as it is stored: texts without blanks around them, the rate of its withholding code, defaults where nothing stands (STK-01). */
export function stockContent(body: Body): StockContent {
  const tevkifatKodu = text(body.tevkifatKodu);
  return {
    malHizmet: text(body.malHizmet),
    stokTipi: body.stokTipi ?? 'TICARIMAL',
    birim: text(body.birim),
    birimFiyat: body.birimFiyat ?? '0',
    dovizKodu: text(body.dovizKodu) || 'TRY',
    gtip: text(body.gtip),
    aciklama: text(body.aciklama),
    kdvOrani: body.kdvOrani ?? '0',
    tevkifatKodu,
    V9015Orani:
      Number(body.V9015Orani ?? '0') > 0 ? (body.V9015Orani ?? '0') : readTevkifatCell(tevkifatKodu).V9015Orani || '0',
    istisnaMuafiyetSebebi: text(body.istisnaMuafiyetSebebi),
    ozelMatrahNedeni: text(body.ozelMatrahNedeni),
    ozelMatrahTutari: body.ozelMatrahTutari ?? '0',
    teslimSarti: text(body.teslimSarti),
    esyaKapCinsi: text(body.esyaKapCinsi),
    kapNo: text(body.kapNo),
    kapAdet: text(body.kapAdet),
    teslimBedelOdemeYeri: text(body.teslimBedelOdemeYeri),
    gonderilmeSekli: text(body.gonderilmeSekli),
    vergiOranlari: taxRates(body),
  };
}

/** The rates of further taxes that the body names (STK-08). */
function taxRates(body: Body): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] => taxField.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

function text(value: string | undefined): string {
  return value?.trim() ?? '';
}
