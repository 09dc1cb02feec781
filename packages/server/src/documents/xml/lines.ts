import { writeKurus } from '@kalem/domain';
import { KDV, kurusOf, type LineTax, lineTaxes, lineTevkifat } from '@kalem/domain/document';
import type { Line } from '../source';
import { amountLeaf, group, leaf, type XmlNode } from './elements';
import { addressXml } from './party';
import { taxTotalXml, withholdingXml } from './taxes';

/** The data of the invoice that its lines need. */
interface LineContext {
  readonly currency: string;
  readonly isKdvDeferred: boolean;
}

/** `cac:InvoiceLine`, with the children in the order of the schema. Source: ubl-tr 5. */
export function lineXml(line: Line, number: number, { currency, isKdvDeferred }: LineContext): XmlNode {
  const taxes = lineTaxes(line);
  const tevkifat = lineTevkifat(line);
  return group(
    'InvoiceLine',
    leaf('ID', String(number)),
    leaf('InvoicedQuantity', line.miktar ?? '0', { unitCode: line.birim || 'C62' }),
    amountLeaf('LineExtensionAmount', line.malHizmetTutari, currency),
    delivery(line),
    allowance(line, currency),
    taxTotalXml(payableTax(taxes, tevkifat?.tutar, isKdvDeferred), taxes, currency),
    withholdingXml(tevkifat?.tutar, tevkifat === undefined ? [] : [tevkifat], currency),
    group('Item', leaf('Description', line.aciklama), { name: 'cbc:Name', content: line.malHizmet ?? '' }),
    group('Price', leaf('PriceAmount', line.birimFiyat || '0', { currencyID: currency })),
  );
}

const deliveryFields = [
  'teslimSarti',
  'esyaKapCinsi',
  'kapNo',
  'kapAdet',
  'teslimBedelOdemeYeri',
  'gonderilmeSekli',
  'gtip',
  'aliciDibSatirKod',
] as const satisfies readonly (keyof Line)[];

/** `cac:Delivery`: how exported goods leave the country. Undefined for a line without such data. Source: ubl-tr 5. */
function delivery(line: Line): XmlNode | undefined {
  if (!deliveryFields.some((field) => line[field])) return undefined;
  const { teslimSarti, teslimBedelOdemeYeri, gonderilmeSekli, gtip } = line;
  return group(
    'Delivery',
    teslimBedelOdemeYeri
      ? addressXml('DeliveryAddress', { cadde: teslimBedelOdemeYeri, ilce: '', il: '', ulke: '' })
      : undefined,
    teslimSarti ? group('DeliveryTerms', leaf('ID', teslimSarti, { schemeID: 'INCOTERMS' })) : undefined,
    group(
      'Shipment',
      { name: 'cbc:ID', content: '' },
      gtip ? group('GoodsItem', leaf('RequiredCustomsID', gtip)) : undefined,
      gonderilmeSekli ? group('ShipmentStage', leaf('TransportModeCode', gonderilmeSekli)) : undefined,
      handlingUnit(line),
    ),
  );
}

function handlingUnit(line: Line): XmlNode | undefined {
  const parts = [packages(line), permit(line)];
  return parts.some(Boolean) ? group('TransportHandlingUnit', ...parts) : undefined;
}

function packages({ kapNo, kapAdet, esyaKapCinsi }: Line): XmlNode | undefined {
  const details = [leaf('ID', kapNo), leaf('Quantity', countOf(kapAdet)), leaf('PackagingTypeCode', esyaKapCinsi)];
  return details.some(Boolean) ? group('ActualPackage', ...details) : undefined;
}

/** The line code of the buyer's permit, where the schematron expects it. The schema requires an address beside it. */
function permit({ aliciDibSatirKod }: Line): XmlNode | undefined {
  if (!aliciDibSatirKod) return undefined;
  return group(
    'CustomsDeclaration',
    { name: 'cbc:ID', content: '' },
    group(
      'IssuerParty',
      group('PartyIdentification', leaf('ID', aliciDibSatirKod, { schemeID: 'ALICIDIBSATIRKOD' })),
      addressXml('PostalAddress', { cadde: '', ilce: '', il: '', ulke: '' }),
    ),
  );
}

/** The schema accepts only a number. Other texts of older invoices appear only in the other documents. */
function countOf(kapAdet: string | undefined): string | undefined {
  return kapAdet !== undefined && /^[0-9]+$/.test(kapAdet.trim()) ? kapAdet : undefined;
}

/** The portal writes this element on every line, even without a discount. */
function allowance(line: Line, currency: string): XmlNode {
  return group(
    'AllowanceCharge',
    leaf('ChargeIndicator', String(line.iskontoTip === 'ARTTIRIM')),
    leaf('MultiplierFactorNumeric', fraction(line.iskontoOrani || '0')),
    amountLeaf('Amount', line.iskontoTutari, currency),
    amountLeaf('BaseAmount', line.fiyat, currency),
  );
}

/** A percentage as a fraction: '12.5' → '0.125'. */
function fraction(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`.replace(/\.?0+$/, '');
}

/** The taxes of this line that are paid to the seller, without withheld or deferred ones (ubl-tr 4). */
function payableTax(taxes: readonly LineTax[], withheld: string | undefined, isKdvDeferred: boolean): string {
  const paid = taxes.filter(({ kod, adds }) => adds && !(isKdvDeferred && kod === KDV));
  return writeKurus(paid.reduce((sum, { tutar }) => sum + kurusOf(tutar), 0n) - kurusOf(withheld));
}
