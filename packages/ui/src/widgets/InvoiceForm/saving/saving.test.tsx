import { render, screen, waitFor } from '../../../../testing/render';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  approve,
  cell,
  client,
  close,
  createSaved,
  drafts,
  events,
  failures,
  field,
  fillRecipient,
  meet,
  now,
  open,
  query,
  read,
  readAll,
  saleOf,
  save,
  saved,
  savedInvoice,
  scenario,
  stageForms,
  storage,
  through,
  typeLine,
} from '../../../../testing/openInvoiceForm';
import { KalemProvider } from '../../../provider/KalemProvider';
import { InvoiceForm } from '../InvoiceForm';
import type { KalemStorage } from '../../../provider/storage';

stageForms();

const CREATE = 'EARSIV_PORTAL_FATURA_OLUSTUR';

describe('saving', () => {
  test('INV-37 INV-31 INV-38: saves, shows a toast, emits saved, and deletes the draft on the device', async () => {
    await open();
    await fillRecipient();
    await typeLine('Iğdır kayısısı', '12', '1234,56789');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(screen.getByRole('textbox', { name: /Bu faturaya özel not/ }), 'Teşekkür ederiz');
    await save();
    const invoice = await saved();
    expect(invoice).toMatchObject({
      portalDurumu: 'GONDERILDI',
      aliciAdi: 'Şükrü',
      totals: { odenecekTutar: '17777.77' },
    });
    expect(invoice.malHizmetler).toHaveLength(1);
    expect(invoice.not).toBe('YALNIZ ONYEDİBİNYEDİYÜZYETMİŞYEDİ TÜRK LİRASI YETMİŞYEDİ KURUŞ###Teşekkür ederiz');
    expect({ ...(await read(invoice.id)), uyarilar: [] }).toEqual(invoice);
    expect(drafts.size).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(['dirty', 'dirty', 'saved']);
  });

  test('a double click creates one invoice, and saving again changes it', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    await userEvent.dblClick(screen.getByRole('button', { name: 'Kaydet' }));
    const { id } = await saved();
    await userEvent.fill(cell('Birim Fiyat'), '20');
    await userEvent.keyboard('{Control>}s{/Control}');
    // On a slow machine the second click comes after the first save, and changes the same invoice.
    await waitFor(() =>
      expect(events.at(-1)).toMatchObject({ type: 'saved', invoice: { id, totals: { odenecekTutar: '24.00' } } }),
    );
    expect((await readAll()).length).toBe(before + 1);
    expect((await read(id)).totals.odenecekTutar).toBe('24.00');
  });

  test('A-33, USE-26: Ctrl+S saves while nothing on the page has the focus, as after a reload', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(document.body).toBe(document.activeElement);
    await userEvent.keyboard('{Control>}s{/Control}');
    const { id } = await saved();
    expect((await read(id)).totals.odenecekTutar).toBe('12.00');
  });

  test('Ctrl+Enter saves and asks the host to sign', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const { id } = await saved();
    await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'saveAndSign', faturaId: id }));
  });

  test('API-06 ERR-10 UI-34: a connection lost after the server had saved keeps the input, and the retry creates no second invoice', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    const keys: (string | null)[] = [];
    through(async (request, send) => {
      if (request.url.includes('/fatura?')) keys.push(request.headers.get('Idempotency-Key'));
      await send(request);
      throw new TypeError('Failed to fetch');
    });
    await save();
    expect(await screen.findByText(/Yeniden kaydettiğinizde fatura iki kez oluşmaz\./)).toBeTruthy();
    expect(screen.getByText(/Bağlantı hatası, internet bağlantınızı kontrol eder misin\?/)).toBeVisible();
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
    through((request, send) => {
      if (request.url.includes('/fatura?')) keys.push(request.headers.get('Idempotency-Key'));
      return send(request);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    await saved();
    expect((await readAll()).length).toBe(before + 1);
    expect(new Set(keys.filter((key) => key !== null)).size).toBe(1);
  });

  test('USE-08: the message about a lost connection disappears when it is back, and the input stays', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    through(async () => {
      throw new TypeError('Failed to fetch');
    });
    await save();
    const news = await screen.findByText(/Yeniden kaydettiğinizde fatura iki kez oluşmaz\./);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(news).not.toBeInTheDocument());
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
    through((request, send) => send(request));
  });

  test('USE-08, UI-34: a gateway’s error page is reported like a lost connection: in Turkish, and that nothing is lost', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    through(async () => new Response('<html><h1>502 Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    await save();
    const news = await screen.findByText(/Yeniden kaydettiğinizde fatura iki kez oluşmaz\./);
    expect(news).toHaveTextContent('Sunucuya şu anda ulaşılamıyor');
    expect(screen.getAllByText(/Sunucuya şu anda ulaşılamıyor/)).toHaveLength(1);
    expect(screen.queryByText(/Bad Gateway/)).toBeNull();
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
  });

  test('API-06: the retry creates no second invoice, even if it was refused before the server looked up the first call', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    through(async (request, send) => {
      await send(request);
      throw new TypeError('Failed to fetch');
    });
    await save();
    await screen.findByText(/Yeniden kaydettiğinizde/);
    through(async () =>
      Response.json({ code: 'LICENCE_OVER', message: 'Şirketinizin kullanım süresi dolmuştur.' }, { status: 402 }),
    );
    await save();
    await waitFor(() =>
      expect(failures.map(({ error }) => error)).toContainEqual(expect.objectContaining({ status: 402 })),
    );
    through();
    await save();
    await saved();
    expect((await readAll()).length).toBe(before + 1);
  });

  test('API-06: the retry creates no second invoice after an edit or a reload', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    through(async (request, send) => {
      await send(request);
      throw new TypeError('Failed to fetch');
    });
    await save();
    await screen.findByText(/Yeniden kaydettiğinizde/);
    await userEvent.fill(cell('Birim Fiyat'), '30');
    close();
    through();
    await open();
    expect(cell('Birim Fiyat').value).toBe('30,00');
    await save();
    const invoice = await saved();
    expect(invoice.totals.odenecekTutar).toBe('36.00');
    expect((await readAll()).length).toBe(before + 1);
  });

  test('INV-38: a refusal shows the portal’s reason, and the correction is saved to the same invoice', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    meet({ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 1 });
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Bir hata meydana geldi');
    await userEvent.fill(cell('Birim Fiyat'), '12');
    await save();
    const invoice = await saved();
    expect(invoice.portalDurumu).toBe('GONDERILDI');
    expect((await readAll()).length).toBe(before + 1);
  });

  test('INV-38: an unavailable portal is reported, and signing is not offered', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    meet({ kind: 'droppedConnection' });
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve imzala' }));
    expect(await screen.findByText(/GİB portalına şu anda ulaşılamıyor\. Fatura saklandı/)).toBeTruthy();
    const { id, portalDurumu } = savedInvoice();
    expect(portalDurumu).toBe('BEKLIYOR');
    expect(events.map(({ type }) => type)).not.toContain('saveAndSign');
    close();
    await open({ mode: 'edit', invoiceId: id });
    expect(screen.getByText('Bu fatura henüz portala ulaşmadı; kendiliğinden yeniden gönderilecek.')).toBeTruthy();
  });

  test('ERR-08: an expired session keeps the draft for the next one', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    through(async () => Response.json({ code: 'SESSION_OVER', message: 'Oturum bitti' }, { status: 401 }));
    await save();
    expect(
      (await screen.findAllByText('Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.')).length,
    ).toBeGreaterThan(0);
    close();
    through();
    await client.session?.signIn({ email: 'isil@ornek.test', password: 'Deneme2026!' });
    await open();
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
    await save();
    await saved();
  });
});

describe('the draft on the device', () => {
  test('is stored in pauses of typing, restored after a reload, and can be discarded', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    expect(await screen.findByText('Taslak bu cihazda saklandı, 14:05', undefined, { timeout: 3000 })).toBeTruthy();
    expect(events).toContainEqual({ widget: 'invoice-form', type: 'dirty', dirty: true });
    close();
    await open();
    expect(field('VKN / TCKN')).toHaveProperty('value', '1938472657');
    expect(screen.getByText('Kaydedilmemiş taslağınız geri getirildi (21/11/2026 14:05).')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Baştan başla' }));
    await waitFor(() => expect(field('VKN / TCKN')).toHaveProperty('value', ''));
    expect(drafts.size).toBe(0);
  });

  test('a device that cannot store it shows a note, and saving still works', async () => {
    const full: KalemStorage = {
      ...storage(),
      set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    await open({}, { storage: full });
    await fillRecipient();
    expect(await screen.findByText('Taslak bu cihazda saklanamadı', undefined, { timeout: 3000 })).toBeTruthy();
    expect(failures.some(({ kind }) => kind === 'keepDraft')).toBe(true);
    await typeLine('Kalem', '1', '10');
    await save();
    await saved();
  });
});

describe('a saved invoice', () => {
  test('INV-07 INV-16: edit opens it with its numbers and saves over it', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    expect(screen.getByText(invoice.belgeNumarasi ?? '?')).toBeTruthy();
    expect(screen.getByText(invoice.ettn ?? '?')).toBeTruthy();
    expect(cell('Birim Fiyat').value).toBe('500,00');
    await userEvent.fill(cell('Birim Fiyat'), '600');
    await save();
    expect(await saved()).toMatchObject({ id: invoice.id, totals: { odenecekTutar: '1440.00' } });
  });

  test('API-06: a conflicting change by another user is shown, and the own version can be kept', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await scenario.client.PUT('/fatura/{id}', {
      params: { path: { id: invoice.id }, query: query() },
      body: saleOf('Başkasının satırı', '1'),
    });
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    expect(await screen.findByText('Bu fatura siz düzenlerken başka bir yerde değiştirildi.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Benimkini kaydet' }));
    expect(await saved()).toMatchObject({ id: invoice.id, totals: { odenecekTutar: '1680.00' } });
  });

  test('A-08: an invoice in a pending signing is changed only after a confirmation', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await scenario.client.POST('/fatura/imza', { params: { query: query() }, body: { faturaIds: [invoice.id] } });
    const stored = async () => (await readAll()).find(({ id }) => id === invoice.id)?.totals.odenecekTutar;
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    expect(await screen.findByText(/^Bu fatura şu anda imzada: SMS kodu bekleniyor/)).toBeVisible();
    expect(await stored()).toBe(invoice.totals.odenecekTutar);
    expect(cell('Birim Fiyat').value).toBe('700,00');
    await userEvent.click(screen.getByRole('button', { name: 'Yine de kaydet' }));
    expect(await saved()).toMatchObject({ id: invoice.id, totals: { odenecekTutar: '1680.00' } });
    expect(screen.queryByText(/^Bu fatura şu anda imzada/)).toBeNull();
  });

  test('API-06: in a conflict the other user’s version can be opened', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await scenario.client.PUT('/fatura/{id}', {
      params: { path: { id: invoice.id }, query: query() },
      body: saleOf('Başkasının satırı', '1'),
    });
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Güncel hâlini aç' }));
    await waitFor(() => expect(cell('Mal / Hizmet').value).toBe('Başkasının satırı'));
  });

  test('INV-09: copy starts a new invoice dated now', async () => {
    const invoice = await createSaved({ faturaTarih: '2026-11-01', faturaSaat: '09:00:00' });
    const before = (await readAll()).length;
    await open({ mode: 'copy', invoiceId: invoice.id });
    expect(field('Tarih')).toHaveProperty('value', '21/11/2026');
    expect(screen.queryByText(invoice.belgeNumarasi ?? '?')).toBeNull();
    await save();
    const copy = await saved();
    expect(copy.id).not.toBe(invoice.id);
    expect(copy.totals).toEqual(invoice.totals);
    expect((await readAll()).length).toBe(before + 1);
  });

  test('INV-11: an approved invoice cannot be edited, with the reason', async () => {
    const { id } = await createSaved();
    await approve(id);
    render(
      <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={storage()}>
        <InvoiceForm mode="edit" invoiceId={id} />
      </KalemProvider>,
    );
    expect(await screen.findByText('Bu fatura düzenlenemez.')).toBeTruthy();
  });

  test('INV-11: an invoice approved while it was being edited can be saved as a new one', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await approve(invoice.id);
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Yalnızca onaylanmamış faturalar düzenlenebilir.');
    await userEvent.click(screen.getByRole('button', { name: 'Yeni fatura olarak kaydet' }));
    expect((await saved()).id).not.toBe(invoice.id);
  });
});
