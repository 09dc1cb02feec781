import fc from 'fast-check';
import jsQr from 'jsqr';
import { describe, expect, test } from 'vitest';
import { cleanText, qrContent, renderHtml } from '@kalem/domain/document';
import type { Invoice, Line, Seller } from './source';
import { sampleInvoice, sampleJpeg, sampleSeller, vectorInvoices } from './testing/samples';

const plain: Line = { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '1234.5', kdvOrani: '20' };
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/**
 * All tags with their attributes, except those that depend on the length of a text: QR figures, small letters, breaks.
 */
const tagsOf = (html: string) =>
  html
    .replace(/ d="[Mhvz\d -]*"/, '')
    .replace(/(viewBox|width|height)="[\d ]+"/g, '')
    .replace('class="lines dense"', 'class="lines"')
    .replaceAll('class="miktar breaks"', 'class="miktar"')
    .match(/<[^>]*>/g) ?? [];

/** The visible text, one text per line. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity).trim())
    .filter(Boolean);

/** The value next to a label. */
function valueOf(html: string, label: string): string | undefined {
  const texts = textOf(html);
  return texts[texts.indexOf(label) + 1];
}

/** An invoice and its company with the same text in every field that users fill in. */
function filledWith(text: string): [Invoice, Seller] {
  const line: Line = {
    ...plain,
    malHizmet: text,
    birim: text,
    aciklama: text,
    kdvOrani: '0',
    istisnaMuafiyetSebebi: text,
    gtip: text,
    teslimSarti: text,
    esyaKapCinsi: text,
    kapNo: text,
    kapAdet: text,
    teslimBedelOdemeYeri: text,
    gonderilmeSekli: text,
  };
  const invoice = sampleInvoice([line], {
    belgeNumarasi: text,
    vknTckn: text,
    aliciUnvan: text,
    aliciAdi: text,
    aliciSoyadi: text,
    vergiDairesi: text,
    emails: [text],
    il: text,
    ilce: text,
    ulke: text,
    adres: text,
    irsaliyeNumarasi: text,
    irsaliyeTarihi: text,
    iadeFaturalari: [{ faturaNumarasi: text, faturaTarih: text }],
    not: text,
  });
  const seller = Object.fromEntries(Object.keys(sampleSeller).map((field) => [field, text])) as unknown as Seller;
  return [invoice, seller];
}

/** Payloads that worked in some renderer, and the usual lists of attacks. */
const payloads = [
  '<script>parent.hit(1)</script>',
  '<img src=x onerror=parent.hit(1)>',
  '<svg onload=parent.hit(1)>',
  '<svg><script>parent.hit(1)</script></svg>',
  '<iframe srcdoc="<script>parent.hit(1)</script>"></iframe>',
  '<body onload=parent.hit(1)>',
  '<details open ontoggle=parent.hit(1)>',
  '<a href="javascript:parent.hit(1)">x</a>',
  '<form action=https://evil.test><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<link rel=stylesheet href=https://evil.test/x.css>',
  '<style>@import "https://evil.test/x.css";</style>',
  '</style><script>parent.hit(1)</script>',
  '</title><script>parent.hit(1)</script>',
  '"><script>parent.hit(1)</script>',
  `' onmouseover='parent.hit(1)`,
  '" onfocus=parent.hit(1) autofocus x="',
  '<!--><script>parent.hit(1)</script>-->',
  ']]><script>parent.hit(1)</script>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=parent.hit(1)>',
  '&lt;script&gt;parent.hit(1)&lt;/script&gt;',
  '&#60;script&#62;parent.hit(1)&#60;/script&#62;',
  'data:image/svg+xml,<svg onload=parent.hit(1)>',
  'data:image/jpeg;base64,AAAA" onerror="parent.hit(1)',
  '${parent.hit(1)}',
  '\u0000<scr\u0000ipt>parent.hit(1)</scr\u0000ipt>',
];

describe('API-92: escapes every value of an invoice', () => {
  const harmless = tagsOf(renderHtml(...filledWith('x')));

  test.each(payloads)('%s', (payload) => {
    const html = renderHtml(...filledWith(payload));
    expect(tagsOf(html)).toEqual(harmless);
    expect(textOf(html)).toContain(payload.replaceAll('\u0000', ''));
  });

  const mutations: readonly ((payload: string) => string)[] = [
    (payload) => payload.toUpperCase(),
    (payload) => payload.replace(/[<>"'&]/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`),
    (payload) => payload.replaceAll('<', '<\u0000'),
    (payload) => payload.replaceAll(' ', '/'),
    (payload) => payload.replaceAll('<', '\ud800<\udc00'),
    (payload) => payload.replaceAll('>', ''),
    (payload) => `\u202e${payload}\ufeff`,
  ];
  const attack = fc
    .array(
      fc.oneof(
        fc.constantFrom(...payloads),
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('<', '>', '"', "'", '&', '`', '=', '-->', '</', '<!', '{{', '\\'),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .chain((parts) =>
      fc
        .constantFrom((payload: string) => payload, ...mutations)
        .map((mutate) =>
          mutate(parts.join(''))
            .replace(/[\r\n]|###/g, ' ')
            .slice(0, 160),
        ),
    );

  test('escapes 1,000 random combinations of these attacks, in every text at once', () => {
    fc.assert(
      fc.property(attack, (payload) => {
        fc.pre(cleanText(payload).trim() !== '');
        const html = renderHtml(...filledWith(payload));
        expect(tagsOf(html)).toEqual(harmless);
        expect(textOf(html)).toContain(cleanText(payload).trim());
      }),
      { numRuns: 1000 },
    );
  }, 300_000);

  test('contains no script, no URL and no external resource', () => {
    const html = renderHtml(sampleInvoice([plain]), sampleSeller);
    expect(html).not.toMatch(/<script|<link|<iframe|<form|javascript:|\son\w+=|\ssrc=|\shref=|url\(|@import/i);
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">`,
    );
  });
});

describe('the text of the page', () => {
  test('API-92: seller, recipient, facts, lines, totals, words, notes and ETTN', () => {
    const html = renderHtml(
      sampleInvoice([{ ...plain, aciklama: 'Çizgili' }], {
        not: 'YALNIZ###Vade 30 gün',
        irsaliyeNumarasi: 'IRS1',
        irsaliyeTarihi: '2026-09-01',
      }),
      sampleSeller,
    );
    expect(textOf(html)).toEqual(
      expect.arrayContaining([
        'e-Arşiv Fatura',
        'IŞIK ÖĞÜTÇÜ GIDA SANAYİ VE TİCARET A.Ş.',
        'KIZILAY MAH. ATATÜRK CD ÇINAR İŞ MERKEZİ No: 12/3',
        '06100 ÇANKAYA / ANKARA',
        '+90 (312) 456 78 90',
        'Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.',
        'ÜSKÜDAR / İSTANBUL',
        '2 Adet',
        '1.234,50',
        '%20',
        'Çizgili',
        'Vade 30 gün',
        'YALNIZ İKİBİNDOKUZYÜZALTMIŞİKİ TÜRK LİRASI SEKSEN KURUŞ',
        '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53',
      ]),
    );
    expect(valueOf(html, 'Fatura No')).toBe('GIB2026000000917');
    expect(valueOf(html, 'Fatura Tarihi')).toBe('03/09/2026');
    expect(valueOf(html, 'Fatura Saati')).toBe('14:05:09');
    expect(valueOf(html, 'Fatura Tipi')).toBe('Satış');
    expect(valueOf(html, 'Senaryo')).toBe('EARSIVFATURA');
    expect(valueOf(html, 'İrsaliye Tarihi')).toBe('01/09/2026');
    expect(valueOf(html, 'MERSİS No')).toBe('0333333330100017');
    expect(valueOf(html, 'Mal Hizmet Toplam Tutarı')).toBe('2.469,00 TL');
    expect(valueOf(html, 'KDV Matrahı (%20)')).toBe('2.469,00 TL');
    expect(valueOf(html, 'Hesaplanan KDV (%20)')).toBe('493,80 TL');
    expect(valueOf(html, 'Ödenecek Tutar')).toBe('2.962,80 TL');
  });

  test.each(vectorInvoices)('API-92: %s %s is shown with its totals', (_id, _name, invoice) => {
    const html = renderHtml(invoice, sampleSeller);
    const { totals } = invoice;
    const money = (amount = '') =>
      `${Number(amount).toLocaleString('tr-TR', { minimumFractionDigits: 2 })} ${invoice.paraBirim === 'TRY' ? 'TL' : invoice.paraBirim}`;
    expect(valueOf(html, 'Mal Hizmet Toplam Tutarı')).toBe(money(totals.urunHizmetToplamTutari));
    expect(valueOf(html, 'Vergiler Dahil Toplam Tutar')).toBe(money(totals.vergilerDahilToplamTutar));
    expect(valueOf(html, 'Ödenecek Tutar')).toBe(money(totals.odenecekTutar));
    expect(textOf(html)).toContain(totals.odenecekTutarText);
    for (const line of invoice.malHizmetler) expect(textOf(html)).toContain(line.malHizmet);
  });

  test('prints the sum in words once, even if the notes begin with it (INV-32, INV-34)', () => {
    const html = renderHtml(
      sampleInvoice([plain], { not: 'YALNIZ İKİBİNDOKUZYÜZALTMIŞİKİ TÜRK LİRASI SEKSEN KURUŞ\nTeşekkürler###' }),
      sampleSeller,
    );
    expect(textOf(html).filter((text) => text.startsWith('YALNIZ'))).toHaveLength(1);
    expect(textOf(html)).toContain('Teşekkürler');
  });

  test('shows columns for discounts and further taxes only if a line has them', () => {
    const headings = (line: Line) =>
      (renderHtml(sampleInvoice([line]), sampleSeller).match(/<th [^>]*>[^<]*/g) ?? []).map((heading) =>
        heading.replace(/.*>/, ''),
      );
    expect(headings(plain)).toEqual([
      'Sıra No',
      'Mal Hizmet',
      'Miktar',
      'Birim Fiyat',
      'KDV Oranı',
      'KDV Tutarı',
      'Mal Hizmet Tutarı',
    ]);
    expect(headings({ ...plain, iskontoOrani: '5', V4080Orani: '10' })).toEqual([
      'Sıra No',
      'Mal Hizmet',
      'Miktar',
      'Birim Fiyat',
      'İskonto Oranı',
      'İskonto Tutarı',
      'KDV Oranı',
      'KDV Tutarı',
      'Diğer Vergiler',
      'Mal Hizmet Tutarı',
    ]);
  });

  test('prints every tax with its official name, and deductions with a minus', () => {
    const html = renderHtml(
      sampleInvoice(
        [{ ...plain, birimFiyat: '1000', miktar: '1', V0073Orani: '10', V0003Orani: '20', tevkifatKodu: '602' }],
        { faturaTip: 'TEVKIFAT' },
      ),
      sampleSeller,
    );
    expect(
      valueOf(html, 'Kolalı Gazoz, Alkollü İçecekler ve Tütün Mamullerine İlişkin Özel Tüketim Vergisi (%10)'),
    ).toBe('100,00 TL');
    expect(valueOf(html, 'Tevkifata Tabi İşlem Tutarı')).toBe('1.000,00 TL');
    expect(valueOf(html, 'Tevkifata Tabi İşlem Üzerinden Hesaplanan KDV')).toBe('220,00 TL');
    expect(valueOf(html, 'Hesaplanan KDV Tevkifatı 602 (%90)')).toBe('−198,00 TL');
    expect(valueOf(html, 'Gelir Vergisi Stopajı (%20)')).toBe('−200,00 TL');
    expect(textOf(html)).toContain('602 - Etüt, Plan-Proje, Danışmanlık, Denetim ve Benzeri Hizmetler (%90)');
  });

  test('prints a quantity beside its unit, and a long quantity above it', () => {
    const quantityOf = (miktar: string) => {
      const html = renderHtml(sampleInvoice([{ ...plain, miktar, birim: 'MTK' }]), sampleSeller);
      return /<td class="(miktar[^"]*)"[^>]*>([^<]*)/.exec(html)?.slice(1);
    };
    expect(quantityOf('120.5')).toEqual(['miktar', '120,5 Metrekare']);
    expect(quantityOf('120.55')).toEqual(['miktar', '120,55 Metrekare']);
    expect(quantityOf('1120.5')).toEqual(['miktar breaks', '1.120,5 Metrekare']);
  });

  test('prints the exchange rate and the TRY equivalents of a foreign currency, including taxes', () => {
    const html = renderHtml(
      sampleInvoice([{ ...plain, V4080Orani: '10' }], { paraBirim: 'USD', dovizKur: '41.256789' }),
      sampleSeller,
    );
    const tl = textOf(html).slice(textOf(html).indexOf('TL KARŞILIĞI'));
    expect(valueOf(html, 'Döviz Kuru')).toBe('1 USD = 41,256789 TL');
    expect(valueOf(html, 'Ödenecek Tutar')).toBe('3.209,70 USD');
    expect(tl.slice(1, 11)).toEqual([
      'Mal Hizmet Toplam Tutarı',
      '101.863,01 TL',
      'Hesaplanan KDV (%20)',
      '20.372,60 TL',
      'Özel İletişim Vergisi',
      '10.186,30 TL',
      'Vergiler Dahil Toplam Tutar',
      '132.421,92 TL',
      'Ödenecek Tutar',
      '132.421,92 TL',
    ]);
  });

  test('OFF-12: prints the text of a reason, and the özel matrah beside it', () => {
    const both = { ...plain, istisnaMuafiyetSebebi: '555', ozelMatrahNedeni: '805', ozelMatrahTutari: '50' };
    const html = renderHtml(sampleInvoice([both], { faturaTip: 'OZELMATRAH' }), sampleSeller);
    expect(valueOf(html, 'Vergi İstisna Muafiyet Sebebi')).toBe('555 - KDV Oran Kontrolüne Tabi Olmayan Satışlar');
    expect(valueOf(html, 'Özel Matrah Nedeni')).toMatch(/^805 - Altından Mamul/);
    expect(html).toContain('Özel Matrah 805: 50,00');
  });

  test('export-registered: prints the KDV that is not collected, and its reason', () => {
    const html = renderHtml(
      sampleInvoice([{ ...plain, istisnaMuafiyetSebebi: '701' }], { faturaTip: 'IHRACKAYITLI' }),
      sampleSeller,
    );
    expect(valueOf(html, 'Tahsil Edilmeyen KDV')).toBe('−493,80 TL');
    expect(valueOf(html, 'Ödenecek Tutar')).toBe('2.469,00 TL');
    expect(valueOf(html, 'Vergi İstisna Muafiyet Sebebi')).toMatch(/^701 - .*11\/1-c/);
  });

  test('returned invoices are listed', () => {
    const html = renderHtml(
      sampleInvoice([plain], {
        faturaTip: 'IADE',
        iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000801', faturaTarih: '2026-08-01' }],
      }),
      sampleSeller,
    );
    expect(valueOf(html, 'GIB2026000000801')).toBe('01/08/2026');
  });

  test('OFF-10, A-16: prints the line code of a permit beside its GTİP', () => {
    const line = { ...plain, gtip: '620342000010', istisnaMuafiyetSebebi: '702', aliciDibSatirKod: 'AB123456789' };
    expect(textOf(renderHtml(sampleInvoice([line], { faturaTip: 'IHRACKAYITLI' }), sampleSeller))).toContain(
      'GTİP: 620342000010 · Alıcı DİB Satır Kodu: AB123456789',
    );
  });

  test('LIN-14: prints how exported goods are delivered', () => {
    const html = renderHtml(
      sampleInvoice([
        {
          ...plain,
          gtip: '620342000010',
          teslimSarti: 'FOB',
          esyaKapCinsi: 'BX',
          kapNo: 'K-1',
          kapAdet: '12',
          gonderilmeSekli: '1',
          teslimBedelOdemeYeri: 'Ambarlı',
        },
      ]),
      sampleSeller,
    );
    expect(textOf(html)).toContain(
      'GTİP: 620342000010 · Teslim Şartı: FOB (Gemide Masrafsız) · Kap: 12 Kutu (No: K-1) · Gönderilme Şekli: Deniz Yolu · Teslim / Bedel Ödeme Yeri: Ambarlı',
    );
  });

  test('IMG-07: prints the company’s logo and signature if they are pictures', () => {
    const images = (seller: Partial<Seller>) =>
      renderHtml(sampleInvoice([plain]), { ...sampleSeller, ...seller }).match(/<img [^>]*>/g);
    expect(images({ logoData: sampleJpeg, imzaData: sampleJpeg })).toEqual([
      `<img class="logo" src="${sampleJpeg}" alt="Logo">`,
      `<img src="${sampleJpeg}" alt="İmza">`,
    ]);
    expect(images({ logoData: 'data:text/html,x', imzaData: 'https://evil.test/x.jpg' })).toBeNull();
  });
});

describe('marks', () => {
  test('API-91 OC-81: a draft is marked TASLAK, has no number and no QR code', () => {
    const html = renderHtml(
      sampleInvoice([plain], { onayDurumu: 'Onaylanmadi', ettn: null, belgeNumarasi: null }),
      sampleSeller,
    );
    expect(html).toContain('data-stamp="TASLAK"');
    expect(textOf(html)).toContain('TASLAK');
    expect(valueOf(html, 'Fatura No')).toBe('TASLAK');
    expect(html).not.toContain('Karekod');
    expect(html).not.toContain('ETTN');
  });

  test('an issued invoice is not marked', () => {
    const html = renderHtml(sampleInvoice([plain]), sampleSeller);
    expect(textOf(html)).not.toContain('TASLAK');
    expect(html).not.toContain('class="sheet stamp"');
  });

  test('the QR code contains the data of the invoice', () => {
    const invoice = sampleInvoice([plain, { ...plain, kdvOrani: '10' }]);
    expect(readQr(renderHtml(invoice, sampleSeller))).toBe(qrContent(invoice, sampleSeller));
    expect(JSON.parse(qrContent(invoice, sampleSeller))).toEqual({
      vkntckn: '3333333301',
      avkntckn: '7351902846',
      senaryo: 'EARSIVFATURA',
      tip: 'SATIS',
      tarih: '2026-09-03',
      no: 'GIB2026000000917',
      ettn: '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53',
      parabirimi: 'TRY',
      malhizmettoplam: '4938.00',
      'kdvmatrah(10)': '2469.00',
      'hesaplanankdv(10)': '246.90',
      'kdvmatrah(20)': '2469.00',
      'hesaplanankdv(20)': '493.80',
      vergidahil: '5678.70',
      odenecek: '5678.70',
    });
  });

  test('renders a page of five thousand lines', () => {
    const html = renderHtml(sampleInvoice(Array.from({ length: 5000 }, () => plain)), sampleSeller);
    expect(html.match(/<tr>/g)).toHaveLength(5001);
  });
});

/** Draws the QR path as a picture with four pixels per module, and decodes it. */
function readQr(html: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1]);
  const width = size * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of html.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row++) {
      for (let column = Number(x) * 4; column < (Number(x) + Number(length)) * 4; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return jsQr(pixels, width, width)?.data;
}
