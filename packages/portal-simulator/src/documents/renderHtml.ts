import * as decimal from '../decimal';
import { type JsonObject, objectsIn, textOf } from '../json';
import * as dates from '../dates';
import type { OwnData, PortalDocument } from '../state';
import { escapeMarkup as escape } from './markup';
import { invoiceTypeCode, partyName, recipientName } from './documentFacts';
import { printedAmount, printedNumber, printedPrice, printedUnit } from './printed';
import { qrImage } from './qrImage';
import { taxBreakdown } from './taxes';

/** The document as a self-contained page. Every value of the form is escaped; no amount is recomputed. */
export function renderHtml(document: PortalDocument): string {
  const { invoice, onayDurumu } = document;
  const note = textOf(invoice, 'not');
  return `<!DOCTYPE html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.belgeNumarasi)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${onayDurumu === 'Onaylandı' ? '' : `<p class="status">${onayDurumu === 'Silinmiş' ? 'SİLİNMİŞ' : 'TASLAK'}</p>`}
<header>
<section>${seller(document.seller)}</section>
<section class="title"><strong>T.C. Gelir İdaresi Başkanlığı</strong><h1>e-Arşiv Fatura</h1></section>
<section class="qr">${qrImage(document)}</section>
</header>
<div class="columns">
<section class="party"><h2>SAYIN</h2>${recipient(invoice)}</section>
${facts(document)}
</div>
<p class="ettn"><b>ETTN:</b> ${escape(document.ettn)}</p>
${lineTable(invoice)}
${totals(invoice)}
${note ? `<section class="note"><b>Not:</b> ${escape(note).replace(/\r?\n/g, '<br>')}</section>` : ''}
</main>
</body>
</html>
`;
}

function seller(data: OwnData): string {
  return [
    `<b>${escape(partyName(data.unvan, data.ad, data.soyad))}</b>`,
    escape(
      joined(
        data.cadde,
        data.apartmanAdi,
        data.apartmanNo && `No: ${data.apartmanNo}`,
        data.kapiNo && `D: ${data.kapiNo}`,
      ),
    ),
    escape(joined(data.postaKodu, data.ilce && `${data.ilce} /`, data.il)),
    data.telNo && `Tel: ${escape(data.telNo)}`,
    data.ePostaAdresi && `E-Posta: ${escape(data.ePostaAdresi)}`,
    data.vergiDairesi && `Vergi Dairesi: ${escape(data.vergiDairesi)}`,
    taxNumber(data.vknTckn),
  ]
    .filter(Boolean)
    .join('<br>');
}

function recipient(invoice: JsonObject): string {
  const field = (key: string): string => textOf(invoice, key).trim();
  return [
    `<b>${escape(recipientName(invoice))}</b>`,
    escape(field('bulvarcaddesokak')),
    escape(joined(field('mahalleSemtIlce') && `${field('mahalleSemtIlce')} /`, field('sehir'), field('ulke'))),
    field('eposta') && `E-Posta: ${escape(field('eposta'))}`,
    field('vergiDairesi') && `Vergi Dairesi: ${escape(field('vergiDairesi'))}`,
    taxNumber(field('vknTckn')),
  ]
    .filter(Boolean)
    .join('<br>');
}

function facts({ invoice, belgeNumarasi, tarih }: PortalDocument): string {
  const rows = [
    ['Özelleştirme No', 'TR1.2'],
    ['Senaryo', 'EARSIVFATURA'],
    ['Fatura Tipi', invoiceTypeCode(invoice)],
    ['Fatura No', belgeNumarasi],
    ['Fatura Tarihi', `${dates.dashed(tarih)} ${textOf(invoice, 'saat')}`],
    ['İrsaliye No', joined(textOf(invoice, 'irsaliyeNumarasi'), textOf(invoice, 'irsaliyeTarihi'))],
    ['Sipariş No', joined(textOf(invoice, 'siparisNumarasi'), textOf(invoice, 'siparisTarihi'))],
    ...objectsIn(invoice, 'iadeTable').map((row) => [
      'İade Edilen Fatura',
      joined(textOf(row, 'faturaNo'), textOf(row, 'duzenlenmeTarihi')),
    ]),
  ].filter(([, value]) => value !== '');
  const cells = rows.map(([title = '', value = '']) => `<tr><th>${escape(title)}</th><td>${escape(value)}</td></tr>`);
  return `<table class="facts">${cells.join('')}</table>`;
}

function lineTable(invoice: JsonObject): string {
  const currency = textOf(invoice, 'paraBirimi');
  const heads = [
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
  ];
  const rows = objectsIn(invoice, 'malHizmetTable').map((line, index) => lineRow(line, index + 1, currency));
  return `<table class="lines"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function lineRow(line: JsonObject, number: number, currency: string): string {
  const { others, tevkifat } = taxBreakdown([line]);
  const taxes = [...others, ...tevkifat].map(
    ({ title, oran, tutar }) => `${title} (%${printedNumber(oran)}) = ${printedAmount(tutar)}`,
  );
  const cells = [
    String(number),
    escape(textOf(line, 'malHizmet')),
    `${printedNumber(textOf(line, 'miktar'))} ${escape(printedUnit(textOf(line, 'birim')))}`,
    `${printedPrice(textOf(line, 'birimFiyat'))} ${currencyMark(currency)}`,
    `%${printedNumber(textOf(line, 'iskontoOrani'))}`,
    amount(line, 'iskontoTutari', currency),
    `%${printedNumber(textOf(line, 'kdvOrani'))}`,
    amount(line, 'kdvTutari', currency),
    escape(taxes.join('; ')),
    amount(line, 'malHizmetTutari', currency),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function totals(invoice: JsonObject): string {
  const currency = textOf(invoice, 'paraBirimi');
  const { kdv, others, tevkifat } = taxBreakdown(objectsIn(invoice, 'malHizmetTable'));
  const shares = [...kdv, ...others, ...tevkifat].map(({ title, oran, tutar }) => [
    `Hesaplanan ${title} (%${printedNumber(oran)})`,
    money(tutar, currency),
  ]);
  const rows = [
    ['Mal Hizmet Toplam Tutarı', amount(invoice, 'malhizmetToplamTutari', currency)],
    [`Toplam ${textOf(invoice, 'tip') || 'İskonto'}`, amount(invoice, 'toplamIskonto', currency)],
    ...shares,
    ['Vergiler Dahil Toplam Tutar', amount(invoice, 'vergilerDahilToplamTutar', currency)],
    ['Ödenecek Tutar', amount(invoice, 'odenecekTutar', currency)],
    ...(currency === 'TRY' ? [] : inLira(invoice)),
  ];
  return `<table class="totals">${rows.map(([title = '', value = '']) => `<tr><th>${escape(title)}</th><td>${value}</td></tr>`).join('')}</table>`;
}

function inLira(invoice: JsonObject): string[][] {
  const rate = decimal.parse(textOf(invoice, 'dovzTLkur'));
  const lira = (key: string): string => money(decimal.multiply(decimal.parse(textOf(invoice, key)), rate), 'TRY');
  return [
    ['Döviz Kuru', printedNumber(textOf(invoice, 'dovzTLkur'))],
    ['Vergiler Dahil Toplam Tutar (TL)', lira('vergilerDahilToplamTutar')],
    ['Ödenecek Tutar (TL)', lira('odenecekTutar')],
  ];
}

function amount(fields: JsonObject, key: string, currency: string): string {
  return money(decimal.parse(textOf(fields, key)), currency);
}

function money(value: bigint, currency: string): string {
  return `${printedAmount(value)} ${currencyMark(currency)}`;
}

function currencyMark(currency: string): string {
  return escape(currency === 'TRY' ? 'TL' : currency);
}

function taxNumber(vknTckn: string): string {
  return `${vknTckn.length === 11 ? 'TCKN' : 'VKN'}: ${escape(vknTckn)}`;
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Inline, because the page must be self-contained. */
const pageStyle = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#111;font:12px/1.45 Arial,"Noto Sans",sans-serif}
main{max-width:820px;margin:0 auto;padding:24px}
header{display:grid;grid-template-columns:1fr auto 1fr;gap:16px;align-items:start;border-bottom:2px solid #111;padding-bottom:16px}
.title{text-align:center}
.title h1{margin:8px 0 0;font-size:20px}
.qr svg{display:block;width:136px;height:136px;margin-left:auto}
.status{margin:0 0 12px;border:2px solid #b00020;color:#b00020;text-align:center;font-size:16px;font-weight:700;letter-spacing:.3em}
.columns{display:grid;grid-template-columns:1fr 300px;gap:24px;margin-top:16px}
.party{border:1px solid #111;padding:10px}
.party h2{margin:0 0 4px;font-size:12px}
table{width:100%;border-collapse:collapse}
th,td{border:1px solid #555;padding:4px 6px;vertical-align:top}
td{overflow-wrap:anywhere}
.facts th,.totals th{text-align:left;font-weight:700}
.ettn{margin:12px 0}
.lines th{background:#eee}
.lines{font-size:11px}
.lines td{text-align:right;white-space:nowrap}
.lines td:nth-child(2),.lines td:nth-child(9){text-align:left;white-space:normal}
.totals{width:60%;margin:12px 0 0 auto}
.totals td{text-align:right;white-space:nowrap}
.note{margin-top:16px;border:1px solid #555;padding:10px;overflow-wrap:anywhere}
@media (max-width:640px){main{padding:12px;overflow-x:auto}header,.columns{grid-template-columns:1fr}.qr svg{margin:0}.totals{width:100%}}
@media print{main{padding:0}}
`;
