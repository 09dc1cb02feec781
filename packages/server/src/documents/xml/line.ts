import type { Line } from '../source';
import { kurusOf, writeKurus } from '../amounts';
import { type LineTax, lineTaxes, lineTevkifat } from '../taxes';
import { amountLeaf, group, leaf, type XmlNode } from './xml';
import { taxTotalXml, withholdingXml } from './taxes';
import { addressXml } from './party';

/** What a line needs to know of its invoice. */
export interface LineContext {
  readonly currency: string;
  /** The KDV is shown and not collected (export-registered deliveries, fiscal-rules §7). */
  readonly kdvDeferred: boolean;
}

/** `cac:InvoiceLine`, children in the order of the schema. Source: ubl-tr §5. */
export function lineXml(line: Line, number: number, { currency, kdvDeferred }: LineContext): XmlNode {
  const taxes = lineTaxes(line);
  const tevkifat = lineTevkifat(line);
  return group(
    'InvoiceLine',
    leaf('ID', String(number)),
    leaf('InvoicedQuantity', line.miktar ?? '0', { unitCode: line.birim || 'C62' }),
    amountLeaf('LineExtensionAmount', line.malHizmetTutari, currency),
    deliveryXml(line),
    allowance(line, currency),
    taxTotalXml(payableTax(taxes, tevkifat?.tutar, kdvDeferred), taxes, currency),
    withholdingXml(tevkifat?.tutar, tevkifat === undefined ? [] : [tevkifat], currency),
    group('Item', leaf('Description', line.aciklama), { name: 'cbc:Name', content: line.malHizmet ?? '' }),
    group('Price', leaf('PriceAmount', line.birimFiyat || '0', { currencyID: currency })),
  );
}

/** The portal writes one on every line, also without a discount. */
function allowance(line: Line, currency: string): XmlNode {
  return group(
    'AllowanceCharge',
    leaf('ChargeIndicator', String(line.iskontoTip === 'ARTTIRIM')),
    leaf('MultiplierFactorNumeric', fraction(line.iskontoOrani || '0')),
    amountLeaf('Amount', line.iskontoTutari, currency),
    amountLeaf('BaseAmount', line.fiyat, currency),
  );
}

/** A percent as a fraction of one: '12.5' → '0.125'. */
function fraction(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`.replace(/\.?0+$/, '');
}

/** The taxes that the recipient pays with this line: stopaj is only kept back (ubl-tr §4), withheld and deferred KDV is not paid to the seller. */
function payableTax(taxes: readonly LineTax[], withheld: string | undefined, kdvDeferred: boolean): string {
  const paid = taxes.filter((tax) => tax.adds && !(kdvDeferred && tax.kod === '0015'));
  return writeKurus(paid.reduce((sum, tax) => sum + kurusOf(tax.tutar), 0n) - kurusOf(withheld));
}

/** `cac:Delivery`: how goods of an export leave the country; undefined on a line that says nothing of it. Source: ubl-tr §5. */
function deliveryXml(line: Line): XmlNode | undefined {
  const { teslimSarti, esyaKapCinsi, kapNo, kapAdet, teslimBedelOdemeYeri, gonderilmeSekli, gtip } = line;
  if (![teslimSarti, esyaKapCinsi, kapNo, kapAdet, teslimBedelOdemeYeri, gonderilmeSekli, gtip].some(Boolean))
    return undefined;
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
      packages(line),
    ),
  );
}

function packages({ kapNo, kapAdet, esyaKapCinsi }: Line): XmlNode | undefined {
  const details = [leaf('ID', kapNo), leaf('Quantity', kapAdet), leaf('PackagingTypeCode', esyaKapCinsi)];
  return details.some(Boolean) ? group('TransportHandlingUnit', group('ActualPackage', ...details)) : undefined;
}
