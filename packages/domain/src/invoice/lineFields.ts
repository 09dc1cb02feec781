import type { Line } from './Invoice';

/** The properties of a field of an invoice line. */
interface LineField {
  /** Maximum length in the contract; none where a stricter rule applies. */
  readonly maxLength?: number;
  /** Checked only as a text. The others have their own rule in `validateLine`. */
  readonly isFreeText?: true;
  /** Calculated at each save, and left out when a saved line is opened. The others are typed by users. */
  readonly isCalculated?: true;
  /** An edit drops the price that was typed for KDV Ayır. Source: fiscal-rules 8. */
  readonly dropsGrossPrice?: true;
}

/**
 * The fields of a line except its id and its taxes, whose names begin with their code. Validation, editing and storage
 * use this list; the compiler requires each field of the contract in it. Source: LIN-01 to LIN-16.
 */
export const lineFields: Readonly<Record<Exclude<keyof Line, 'id' | `V${string}`>, LineField>> = {
  malHizmet: { maxLength: 500 },
  miktar: {},
  birim: {},
  birimFiyat: { dropsGrossPrice: true },
  kdvDahilBirimFiyat: {},
  fiyat: { isCalculated: true },
  iskontoTip: { dropsGrossPrice: true },
  iskontoOrani: { dropsGrossPrice: true },
  iskontoTutari: { dropsGrossPrice: true },
  malHizmetTutari: { isCalculated: true },
  kdvOrani: { dropsGrossPrice: true },
  kdvMatrahi: { isCalculated: true },
  kdvTutari: { isCalculated: true },
  tevkifatKodu: { dropsGrossPrice: true },
  ozelMatrahNedeni: {},
  ozelMatrahTutari: {},
  istisnaMuafiyetSebebi: {},
  teslimSarti: {},
  esyaKapCinsi: {},
  kapNo: { maxLength: 50, isFreeText: true },
  kapAdet: { maxLength: 20 },
  teslimBedelOdemeYeri: { maxLength: 200, isFreeText: true },
  gonderilmeSekli: {},
  gtip: {},
  aliciDibSatirKod: {},
  stokTipi: { maxLength: 20, isFreeText: true },
  dovizKodu: { maxLength: 3, isFreeText: true },
  aciklama: { maxLength: 500, isFreeText: true },
};

type LineFieldName = keyof typeof lineFields;

/** The names of all fields. */
export const lineFieldNames = /* @__PURE__ */ Object.keys(lineFields) as LineFieldName[];

/** The names of the fields that have a property. */
export function lineFieldsWith(property: keyof LineField): LineFieldName[] {
  return lineFieldNames.filter((name) => lineFields[name][property] !== undefined);
}
