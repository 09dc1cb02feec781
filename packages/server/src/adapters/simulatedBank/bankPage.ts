import { markup, printMoney } from '@kalem/domain/document';
import { serverQueries } from '../../db/wall';
import { readBody } from '../../http/body';
import type { Clock } from '../../ports/Clock';
import type { Database, ServerTx } from '../../ports/Database';
import { countWrongCardCode, findCharge, settleCharge, type SimulatedCharge } from './charges';
import { simulatedCards } from './createSimulatedPayments';
import { answerRequestPage } from './requestPage';

const FORM_LIMIT = 4096;
const MOST_WRONG_CODES = 3;
const place = /^\/dev\/bank\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Answers /dev/bank/: the 3-D page with its form and style, and the pages of requests to pay. A settled payment is
 * redirected to the app.
 */
export async function answerBankPage(
  { db, clock, publicUrl }: { db: Database; clock: Clock; publicUrl: string },
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/dev/bank/stil.css')
    return new Response(bankStyle, {
      headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' },
    });
  if (pathname.startsWith('/dev/bank/istek')) return answerRequestPage({ db }, request, clock.now());
  const books = serverQueries(db, 'demo');
  const id = place.exec(pathname)?.[1];
  const charge = id === undefined ? undefined : await findCharge(books, id);
  if (!charge)
    return new Response('Ödeme bulunamadı', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  const error = request.method === 'POST' && charge.state === 'open' ? await decide(books, charge, request) : undefined;
  const after = (await findCharge(books, charge.id)) ?? charge;
  if (after.state !== 'open')
    return new Response(null, { status: 303, headers: { Location: `${publicUrl}/payment/${charge.id}` } });
  return new Response(bankPage({ id: charge.id, amount: charge.amount, error }), {
    status: error === undefined ? 200 : 422,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Settles the payment by the form. Returns an error of the form. */
async function decide(books: ServerTx, { id, card }: SimulatedCharge, request: Request): Promise<string | undefined> {
  const form = new URLSearchParams(
    new TextDecoder().decode(await readBody(request, FORM_LIMIT).catch(() => new Uint8Array())),
  );
  if (form.get('islem') === 'vazgec') {
    await settleCharge(books, id, 'refused', 'Ödeme bankanın sayfasında iptal edildi.');
    return undefined;
  }
  if (form.get('kod')?.trim() !== simulatedCards.code) return refuseCode(books, id);
  if (card === 'approves') await settleCharge(books, id, 'paid', null);
  else await settleCharge(books, id, 'refused', 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.');
  return undefined;
}

async function refuseCode(books: ServerTx, id: string): Promise<string> {
  const tries = await countWrongCardCode(books, id);
  if (tries >= MOST_WRONG_CODES) await settleCharge(books, id, 'refused', '3-D doğrulaması başarısız oldu.');
  return 'Kod hatalı, lütfen tekrar deneyiniz.';
}

interface Page {
  readonly id: string;
  readonly amount: string;
  /** The error of the last attempt. */
  readonly error?: string | undefined;
}

/**
 * The simulated bank's 3-D page. It has no scripts, and its style is a file, because the content security policy
 * requires it.
 */
function bankPage({ id, amount, error }: Page): string {
  const alert = error === undefined ? undefined : markup`<p role="alert" id="hata">${error}</p>`;
  return markup`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>3-D Güvenli Ödeme – Deneme Bankası</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/bank/stil.css">
</head>
<body>
<main>
<p class="banka">Deneme Bankası</p>
<h1>3-D Güvenli Ödeme</h1>
<dl>
<div><dt>İş yeri</dt><dd>Kalem</dd></div>
<div><dt>Tutar</dt><dd>${printMoney(amount, 'TRY')}</dd></div>
</dl>
<form method="post" action="/dev/bank/${id}">
<label for="kod">Doğrulama kodu</label>
<input id="kod" name="kod" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="ipucu${error === undefined ? '' : ' hata'}">
${alert}
<p id="ipucu">Bu bir deneme bankasıdır, gerçek para çekilmez. Kod: <strong>${simulatedCards.code}</strong></p>
<div class="dugmeler">
<button name="islem" value="onayla">Onayla</button>
<button name="islem" value="vazgec" class="ikincil">Vazgeç</button>
</div>
</form>
</main>
</body>
</html>
`.source;
}

const bankStyle = `
:root { color-scheme: light; font-family: system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f5; color: #1b2430; }
main { box-sizing: border-box; width: min(26rem, 100vw); padding: 2rem; background: #fff; border: 1px solid #d5dbe3; border-radius: 12px; }
.banka { margin: 0; color: #48566a; font-size: 0.875rem; }
h1 { margin: 0.25rem 0 1.5rem; font-size: 1.375rem; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid #e5e9ef; }
dt { color: #48566a; }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; padding: 0.625rem 0.75rem; border: 1px solid #8593a6; border-radius: 8px; font: inherit; font-size: 1.25rem; letter-spacing: 0.2em; }
input:focus-visible, button:focus-visible { outline: 3px solid #1d5fd1; outline-offset: 2px; }
[role='alert'] { margin: 0.5rem 0 0; color: #a3161f; }
#ipucu { margin: 0.5rem 0 1.5rem; color: #48566a; font-size: 0.875rem; }
.dugmeler { display: flex; gap: 0.75rem; }
button { flex: 1; padding: 0.75rem; border: 1px solid #174fb0; border-radius: 8px; background: #174fb0; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
.ikincil { background: #fff; color: #174fb0; }
`;
