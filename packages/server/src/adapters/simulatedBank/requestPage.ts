import { formatIban, istanbulNow } from '@kalem/domain';
import { markup, printMoney } from '@kalem/domain/document';
import { serverQueries } from '../../db/wall';
import { readBody } from '../../http/body';
import type { Database, ServerTx } from '../../ports/Database';
import { decideRequest, findRequest, newestRequests, type SimulatedRequest, viewRequest } from './requests';

const FORM_LIMIT = 4096;
const LIST = '/dev/bank/istekler';
const place = /^\/dev\/bank\/istek\/([\w-]{1,41})$/;

/** What each state is called at the simulated bank. */
const states: Readonly<Record<SimulatedRequest['durum'], string>> = {
  A: 'Alındı',
  B: 'Ödeyene iletildi',
  K: 'Ödeyen gördü',
  G: 'Ödeyen sonra ödeyecek',
  O: 'Ödendi',
  I: 'İptal edildi',
};

/** Answers /dev/bank/istekler, the newest requests to pay, and /dev/bank/istek/{id}, at which the payer decides. */
export async function answerRequestPage({ db }: { db: Database }, request: Request, now: Date): Promise<Response> {
  const { pathname } = new URL(request.url);
  const books = serverQueries(db, 'demo');
  if (pathname === LIST) return page('Ödeme istekleri', listOf(await newestRequests(books)));
  const id = place.exec(pathname)?.[1];
  const found = id === undefined ? undefined : await findRequest(books, id);
  if (!found) return page('İstek bulunamadı', markup`<p><a href="${LIST}">Bütün istekler</a></p>`, 404);
  if (request.method === 'POST') {
    await decide(books, found, { form: await formOf(request), now });
    return new Response(null, { status: 303, headers: { Location: pathname } });
  }
  await viewRequest(books, found.id, 'B', 'K');
  return page('Ödeme isteği', requestBody((await findRequest(books, found.id)) ?? found));
}

async function formOf(request: Request): Promise<URLSearchParams> {
  const bytes = await readBody(request, FORM_LIMIT).catch(() => new Uint8Array());
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

interface Decision {
  readonly form: URLSearchParams;
  readonly now: Date;
}

async function decide(books: ServerTx, { id, tutar, kismi }: SimulatedRequest, { form, now }: Decision): Promise<void> {
  const odemeTarihi = istanbulNow(now).date;
  switch (form.get('islem')) {
    case 'ode':
      return decideRequest(books, id, { durum: 'O', odenen: tutar, odemeTarihi });
    case 'kismi':
      if (!kismi) return undefined;
      return decideRequest(books, id, { durum: 'O', odenen: (Number(tutar) / 2).toFixed(2), odemeTarihi });
    case 'reddet':
      return decideRequest(books, id, { durum: 'I', nedenKodu: '01', neden: 'Ödeyen isteği reddetti.' });
    case 'yanitsiz':
      return decideRequest(books, id, { durum: 'I', nedenKodu: '02', neden: 'Süresi içinde yanıtlanmadı.' });
    case 'sonra':
      return viewRequest(books, id, 'K', 'G');
    default:
      return undefined;
  }
}

function requestBody({ id, belgeNumarasi, hesapSahibi, iban, tutar, borclu, durum, neden, kismi }: SimulatedRequest) {
  const isOpen = durum !== 'O' && durum !== 'I';
  const buttons = markup`<form method="post" action="/dev/bank/istek/${id}">
<div class="dugmeler"><button name="islem" value="ode">Öde</button>
<button name="islem" value="reddet" class="ikincil">Reddet</button></div>
<p id="ipucu">Bu bir deneme bankasıdır, gerçek para çekilmez.</p>
<div class="dugmeler">${kismi ? markup`<button name="islem" value="kismi" class="ikincil">Yarısını öde</button>` : undefined}
<button name="islem" value="sonra" class="ikincil">Sonra öde</button>
<button name="islem" value="yanitsiz" class="ikincil">Yanıtlama</button></div>
</form>`;
  return markup`<dl>
<div><dt>Alacaklı</dt><dd>${hesapSahibi}</dd></div>
<div><dt>IBAN</dt><dd>${formatIban(iban)}</dd></div>
<div><dt>Fatura</dt><dd>${belgeNumarasi}</dd></div>
<div><dt>Ödeyen</dt><dd>${borclu || '–'}</dd></div>
<div><dt>Tutar</dt><dd>${printMoney(tutar, 'TRY')}</dd></div>
<div><dt>Durum</dt><dd>${states[durum]}${neden === null ? '' : ` (${neden})`}</dd></div>
</dl>
${isOpen ? buttons : undefined}
<p><a href="${LIST}">Bütün istekler</a></p>`;
}

function listOf(requests: readonly SimulatedRequest[]) {
  if (requests.length === 0) return markup`<p>Henüz ödeme isteği yok.</p>`;
  const rows = requests.map(
    ({ id, belgeNumarasi, tutar, durum }) =>
      markup`<div><dt><a href="/dev/bank/istek/${id}">${belgeNumarasi}</a>, ${states[durum]}</dt><dd>${printMoney(tutar, 'TRY')}</dd></div>\n`,
  );
  return markup`<dl>${rows}</dl>`;
}

function page(title: string, body: ReturnType<typeof markup>, status = 200): Response {
  const html = markup`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Deneme Bankası</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/bank/stil.css">
</head>
<body>
<main>
<p class="banka">Deneme Bankası</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(html.source, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
