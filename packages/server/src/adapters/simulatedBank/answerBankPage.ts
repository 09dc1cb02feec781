import { countWrongCardCode, findCharge, settleCharge, type SimulatedCharge } from '../../db/queries/simulatedCharge';
import { readBody } from '../../http/body';
import type { Database } from '../../ports/Database';
import { bankPage } from './bankPage';
import { bankStyle } from './bankStyle';
import { simulatedCards } from './simulatedCards';

const FORM_LIMIT = 4096;
const MOST_WRONG_CODES = 3;
const place = /^\/dev\/bank\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Answers the requests under /dev/bank/: the 3-D page, its form, and its style. Where the payment is settled it leads back to the app. */
export async function answerBankPage(
  { db, publicUrl }: { db: Database; publicUrl: string },
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/dev/bank/stil.css')
    return new Response(bankStyle, {
      headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' },
    });
  const id = place.exec(pathname)?.[1];
  const charge = id === undefined ? undefined : await findCharge(db.queries, id);
  if (!charge)
    return new Response('Ödeme bulunamadı', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  const error = request.method === 'POST' && charge.state === 'open' ? await decide(db, charge, request) : undefined;
  const after = (await findCharge(db.queries, charge.id)) ?? charge;
  if (after.state !== 'open')
    return new Response(null, { status: 303, headers: { Location: `${publicUrl}/payment/${charge.id}` } });
  return new Response(bankPage({ id: charge.id, amount: charge.amount, error }), {
    status: error === undefined ? 200 : 422,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Settles the payment as the form says, or answers what was wrong with the form. */
async function decide(
  { queries }: Database,
  { id, card }: SimulatedCharge,
  request: Request,
): Promise<string | undefined> {
  const form = new URLSearchParams(
    new TextDecoder().decode(await readBody(request, FORM_LIMIT).catch(() => new Uint8Array())),
  );
  if (form.get('islem') === 'vazgec') {
    await settleCharge(queries, id, 'refused', 'Ödeme bankanın sayfasında iptal edildi.');
    return undefined;
  }
  if (form.get('kod')?.trim() !== simulatedCards.code) return refuseCode(queries, id);
  if (card === 'approves') await settleCharge(queries, id, 'paid', null);
  else await settleCharge(queries, id, 'refused', 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.');
  return undefined;
}

async function refuseCode(queries: Database['queries'], id: string): Promise<string> {
  const tries = await countWrongCardCode(queries, id);
  if (tries >= MOST_WRONG_CODES) await settleCharge(queries, id, 'refused', '3-D doğrulaması başarısız oldu.');
  return 'Kod hatalı, lütfen tekrar deneyiniz.';
}
