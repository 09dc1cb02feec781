import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyWebhook, WebhookError } from '@kalem/sdk/webhooks';
import { setting } from './settings.mjs';

/** @import { WebhookEvent } from '@kalem/sdk/webhooks' */
/** @import { Customer } from './customers.mjs' */

/** @typedef {{ id: string, event: WebhookEvent }} Received */

/**
 * The bank's title of each event. Later versions of Kalem may have more events.
 * @type {Partial<Record<WebhookEvent['type'], string>>}
 */
const titles = {
  'fatura.kaydedildi': 'Fatura kaydedildi',
  'fatura.imzalandi': 'Fatura imzalandı',
  'fatura.reddedildi': 'Fatura portalda reddedildi',
  'talep.geldi': 'İptal veya itiraz talebi geldi',
  'esitleme.tamamlandi': 'Portaldaki faturalar alındı',
  'odeme.alindi': 'Ödeme alındı',
  deneme: 'Deneme bildirimi',
};

/**
 * Handles a webhook of Kalem: 400 for a wrong signature, 204 once the event is stored. An event may arrive twice.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
export async function receiveWebhook(request) {
  try {
    const secret = setting('KALEM_WEBHOOK_SECRET');
    // Use the raw body: the signature covers its bytes.
    const received = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
    const isNew = (await readAll()).every(({ id }) => id !== received.id);
    if (isNew) await appendFile(await file(), `${JSON.stringify(received)}\n`);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookError) return new Response(error.code, { status: 400 });
    throw error;
  }
}

/**
 * The events of a customer's firm, newest first, with the bank's titles.
 * @param {Customer} customer
 */
export async function eventsOf({ firm }) {
  const events = (await readAll()).filter(
    ({ event }) => 'sirketKimligi' in event.data && event.data.sirketKimligi === firm.id,
  );
  return events.reverse().map(({ id, event }) => ({
    id,
    title: titles[event.type] ?? event.type,
    detail: detailOf(event),
    at: new Date(event.timestamp).toLocaleString('tr-TR', {
      timeZone: 'Europe/Istanbul',
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
  }));
}

/** @param {WebhookEvent} event */
function detailOf({ type, data }) {
  if (type === 'esitleme.tamamlandi') return `${data.faturaSayisi} fatura, ${data.cariSayisi} müşteri`;
  if (type === 'talep.geldi') return `${data.belgeNumarasi} numaralı belge`;
  if (!('odenecekTutar' in data)) return '';
  const amount = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: data.paraBirim });
  return [data.belgeNumarasi, amount.format(Number(data.odenecekTutar))].filter(Boolean).join(' · ');
}

/** @returns {Promise<Received[]>} */
async function readAll() {
  const text = await readFile(await file(), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
}

/** One line per event; a real bank uses a table. */
async function file() {
  await mkdir(setting('BANK_DATA'), { recursive: true });
  return join(setting('BANK_DATA'), 'events.jsonl');
}
