import { formatPhone } from '@kalem/domain';
import type { Seller } from '../DocumentSource';
import type { DescribedParty } from './DescribedInvoice';
import { filledFacts } from './filledFacts';
import { printPlace } from './printPlace';
import { taxNumberLabel } from './taxNumberLabel';

/** The company as its invoices name it. */
export function describeSeller(seller: Seller): DescribedParty {
  return {
    name: seller.unvan.trim() || `${seller.ad} ${seller.soyad}`.trim(),
    address: [street(seller), `${seller.postaKodu} ${printPlace(seller)}`.trim()].filter(Boolean),
    facts: filledFacts([
      ['Tel', seller.yetkiliTelNo && formatPhone(seller.yetkiliTelNo)],
      ['Faks', seller.faksNo && formatPhone(seller.faksNo)],
      ['E-posta', seller.email],
      ['Web', seller.website],
      ['Vergi Dairesi', seller.vergiDairesi],
      [taxNumberLabel(seller.vknTckn), seller.vknTckn],
      ['MERSİS No', seller.mersisNo],
      ['Ticaret Sicil No', seller.sicilNo],
    ]),
  };
}

function street({ mahalle, cadde, apartmanAdi, apartmanNo, kapiNo, acikAdres }: Seller): string {
  const house = [apartmanNo, kapiNo].filter((part) => part.trim() !== '').join('/');
  const parts = [mahalle, cadde, apartmanAdi, house && `No: ${house}`].map((part) => part.trim()).filter(Boolean);
  return parts.join(' ') || acikAdres.trim();
}
