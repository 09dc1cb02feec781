import { newInvoice } from '@kalem/domain';
import { describeDraft, type Seller } from '@kalem/domain/document';
import { useEffect, useRef, useState } from 'react';
import { Paper, SHEET_WIDTH } from '../../kit/Paper';
import { useKalem } from '../../provider/useKalem';

/** A sample invoice of the company, rendered as a document, to show logo and signature (IMG-07). */
export function DocumentPreview({ seller }: { seller: Seller }) {
  const { now } = useKalem();
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [paper, setPaper] = useState<Paper>();
  useEffect(() => {
    if (!host.current || !place.current) return undefined;
    const made = new Paper(host.current);
    const fit = (width: number) => {
      const isPhone = window.matchMedia('(max-width: 640px)').matches;
      made.zoom(isPhone ? 1 : width / SHEET_WIDTH);
    };
    // Before the first drawing, so that nothing moves.
    fit(place.current.clientWidth);
    setPaper(made);
    const observer = new ResizeObserver(([entry]) => fit(entry?.contentRect.width ?? SHEET_WIDTH));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    paper?.draw(describeSample(seller, now()), -1);
  }, [paper, seller, now]);
  return (
    <div ref={place} className="kalem-images__sheet">
      <div ref={host} lang="tr" />
    </div>
  );
}

function describeSample(seller: Seller, now: Date) {
  const described = describeDraft(
    {
      ...newInvoice({ now }),
      aliciUnvan: 'Örnek Müşteri Ticaret Limited Şirketi',
      vknTckn: '1234567890',
      malHizmetler: [
        { malHizmet: 'Ofis temizlik hizmeti', miktar: '1', birim: 'MON', birimFiyat: '18650', kdvOrani: '20' },
        { malHizmet: 'Dış cephe cam temizliği', miktar: '245', birim: 'MTK', birimFiyat: '38.75', kdvOrani: '20' },
      ],
    },
    seller,
  );
  return { ...described, stamp: undefined, number: '' };
}
