import type { Line } from '../DocumentSource';
import type { XmlNode } from './XmlNode';
import { addressXml } from './addressXml';
import { group } from './group';
import { leaf } from './leaf';

/** `cac:Delivery`: how goods of an export leave the country; undefined on a line that says nothing of it. Source: ubl-tr §5. */
export function deliveryXml(line: Line): XmlNode | undefined {
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
