import { noteParts } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { reasonTitle } from '@kalem/domain/document';
import type { PortalInvoice } from '../ports/Portal';

type Line = components['schemas']['Line'];

/**
 * The text of the portal's only note field: automatic and special notes, then the values for which the portal has no
 * known key: exemption reasons and delivery details (portal-protocol 6.3).
 */
export function portalNote({ not, malHizmetler }: PortalInvoice): string {
  const typed = noteParts(not);
  const reasons = new Set(malHizmetler.map(({ istisnaMuafiyetSebebi = '' }) => istisnaMuafiyetSebebi).filter(Boolean));
  // The automatic notes contain some reasons already (INV-33).
  const untold = [...reasons].filter((code) => !typed.some((note) => `\n${note}`.includes(`\n${code} - `)));
  const parts = [
    ...typed,
    ...untold.map((code) => [...new Set([code, reasonTitle(code)])].join(' - ')),
    ...malHizmetler.map(describeDelivery),
  ];
  return parts.filter((part) => part.trim() !== '').join('\n');
}

const deliveryTitles = [
  ['teslimSarti', 'Teslim Şartı'],
  ['esyaKapCinsi', 'Kap Cinsi'],
  ['kapNo', 'Kap No'],
  ['kapAdet', 'Kap Adedi'],
  ['teslimBedelOdemeYeri', 'Teslim / Bedel Ödeme Yeri'],
  ['gonderilmeSekli', 'Gönderilme Şekli'],
  ['aliciDibSatirKod', 'Alıcı DİB Satır Kodu'],
] as const satisfies readonly (readonly [keyof Line, string])[];

function describeDelivery(line: Line, index: number): string {
  const details = deliveryTitles.flatMap(([key, title]) => (line[key] ? [`${title}: ${line[key]}`] : []));
  return details.length === 0 ? '' : `${index + 1}. satır: ${details.join(', ')}`;
}
