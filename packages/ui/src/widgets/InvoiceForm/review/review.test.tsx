import type { InvoiceDraft } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../../testing/keepDraft';
import { sampleInvoice } from '../../../../testing/sampleInvoice';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');

let scenario: Scenario;

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now } });
});
afterEach(async () => {
  cleanup();
  await page.viewport(1440, 900);
});
afterAll(() => scenario.server.close());

/** A sale with eight lines, to a recipient whose number is valid. */
const sale = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...sampleInvoice(8, now()),
  vknTckn: '1234567890',
  ...changes,
});
const withLines = (...changed: (readonly [number, Partial<InvoiceDraft['malHizmetler'][number]>])[]) =>
  sale().malHizmetler.map((line, index) => ({
    ...line,
    ...changed.filter(([at]) => at === index + 1).reduce((all, [, changes]) => ({ ...all, ...changes }), {}),
  }));

async function open(draft?: InvoiceDraft): Promise<void> {
  const client = createClient({ baseUrl: scenario.server.baseUrl, fetch: scenario.server.fetch, retries: 0 });
  await client.session.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={keepDraft(draft)}>
      <InvoiceForm />
    </KalemProvider>,
  );
  await screen.findByRole('form');
}

const check = async () => within(await screen.findByRole('region', { name: 'GİB bunu kabul eder mi?' }));
const goTo = async (name: string) => userEvent.click(await (await check()).findByRole('button', { name }));
const cell = (column: string, n: number) => screen.getByRole('textbox', { name: `${column}, ${n}. satır` });

describe('the review panel', () => {
  test('INV-35: a new invoice shows no errors for untouched fields, but links to the required ones', async () => {
    await open();
    expect(await (await check()).findByText('Kaydetmek için 4 bilgi daha gerekli.')).toBeTruthy();
    expect((await check()).queryByText(/hata/)).toBeNull();
    await goTo('İlk eksik alana git');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'VKN / TCKN' })));
  });

  test('a draft without findings is reported as such, with the time of the check', async () => {
    await open(sale());
    expect(await (await check()).findByText('Evet, bilinen bir engel yok.')).toBeTruthy();
    expect((await check()).getByText('Alıcı, tarih, 8 satır, oranlar ve kodlar denetlendi (14:05).')).toBeTruthy();
  });

  test('INV-18, INV-36, LST-21: shows faults, warnings and advice before Kaydet is pressed', async () => {
    await open(
      sale({
        vknTckn: '7351902846',
        faturaTarih: '2026-11-14',
        malHizmetler: withLines([3, { kdvOrani: '0' }], [5, { kdvOrani: '18' }], [6, { kdvOrani: '8' }]),
      }),
    );
    const panel = await check();
    expect(await panel.findByText('1 hata')).toBeTruthy();
    expect(panel.getByText('3 uyarı')).toBeTruthy();
    expect(panel.getByText('KDV oranı 0 olan satırda istisna / muafiyet sebebi gereklidir')).toBeTruthy();
    expect(panel.getByText('Satırın ayrıntısında sebebi seçiniz ya da KDV oranını düzeltiniz.')).toBeTruthy();
    expect(panel.getByText('Son imza 21/11/2026: GİB daha geç bir imzayı kabul etmeyebilir.')).toBeTruthy();
    expect(
      panel.getByText('Numarayı vergi levhasıyla karşılaştırınız; doğruysa olduğu gibi kaydedebilirsiniz.'),
    ).toBeTruthy();
    expect(panel.getByRole('button', { name: '5, 6. satır · KDV %' })).toBeTruthy();
  });

  test('a finding leads to its cell, to the details of its line, or to its field', async () => {
    await open(
      sale({ vknTckn: '7351902846', malHizmetler: withLines([3, { kdvOrani: '0' }], [7, { birimFiyat: '0' }]) }),
    );
    await goTo('7. satır · Birim Fiyat');
    await waitFor(() => expect(document.activeElement).toBe(cell('Birim Fiyat', 7)));
    await goTo('3. satır · İstisna / Muafiyet Sebebi');
    expect(await screen.findByRole('group', { name: '3. satırın ayrıntıları' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toContain('istisnaMuafiyetSebebi'));
    await goTo('VKN / TCKN');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'VKN / TCKN' })));
  });

  test('follows typing, undo and redo', async () => {
    await open(sale());
    const panel = await check();
    await panel.findByText('Evet, bilinen bir engel yok.');
    await userEvent.click(cell('Birim Fiyat', 1));
    await userEvent.keyboard('{Control>}a{/Control}0{Tab}');
    expect(await panel.findByText('Sıfırdan büyük olmalıdır')).toBeTruthy();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await panel.findByText('Evet, bilinen bir engel yok.')).toBeTruthy();
  });

  test('INV-36: one press updates outdated rates to today’s, as one undo step', async () => {
    await open(sale({ malHizmetler: withLines([2, { kdvOrani: '18' }], [6, { kdvOrani: '8' }]) }));
    const panel = await check();
    await userEvent.click(await panel.findByRole('button', { name: 'Güncel orana çevir' }));
    expect(await panel.findByText('Evet, bilinen bir engel yok.')).toBeTruthy();
    await userEvent.click(screen.getByRole('textbox', { name: 'VKN / TCKN' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await panel.findByRole('button', { name: '2, 6. satır · KDV %' })).toBeTruthy();
  });

  test('on a phone it is a card below the form, and the bar shows the number of findings', async () => {
    await page.viewport(390, 844);
    await open(sale({ vknTckn: '7351902846', malHizmetler: withLines([3, { kdvOrani: '0' }]) }));
    expect(await (await check()).findByText('1 hata')).toBeVisible();
    const bar = await screen.findByRole('button', { name: /Ödenecek Tutar/ });
    await waitFor(() => expect(bar.textContent).toMatch(/1 hata.*1 uyarı/));
  });
});

describe('rules of tax law', () => {
  const transport = { malHizmet: 'Nakliye', miktar: '1', birim: 'C62', birimFiyat: '7700', kdvOrani: '20' };
  const withheld = (): InvoiceDraft =>
    sale({ faturaTip: 'TEVKIFAT', vergiler: ['V9015'], malHizmetler: [{ ...transport, tevkifatKodu: '624' }] });
  const limit =
    'Kısmi tevkifat sınırı 12.000,00 TL; bu işlemin KDV dahil toplamı 9.240,00 TL. Sınır aşılmadıkça tevkifat yapılmaz.';
  const press = async (name: string) => userEvent.click((await check()).getByRole('button', { name }));

  test('RUL-06, RUL-07: shows a warning of the server under its rank, with advice', async () => {
    await open(withheld());
    const law = within(await (await check()).findByRole('region', { name: 'Mevzuat' }, { timeout: 5000 }));
    expect(await law.findByText(limit)).toBeTruthy();
    expect(
      law.getByText('Fatura tipini Satış yapınız. Aynı işin tutarı bölündüyse toplam bedele bakılır.'),
    ).toBeTruthy();
  });

  test('RUL-09, RUL-10: a passed warning can be taken back, and returns when its values change', async () => {
    await open(withheld());
    await (await check()).findByText(limit, {}, { timeout: 5000 });
    expect((await check()).queryByText('Evet, bilinen bir engel yok.')).toBeNull();
    await press('Biliyorum');
    expect(await (await check()).findByText('1 uyarı bilerek geçildi')).toBeTruthy();
    expect(await (await check()).findByText('Bilinen engel yok; 1 uyarıyı bilerek geçtiniz.')).toBeTruthy();
    await userEvent.click((await check()).getByText('1 uyarı bilerek geçildi'));
    await press('Geri al');
    expect(await (await check()).findByRole('region', { name: 'Mevzuat' })).toBeTruthy();
    await press('Biliyorum');
    await userEvent.fill(cell('Birim Fiyat', 1), '7800');
    expect(await (await check()).findByText(/toplamı 9\.360,00 TL/, {}, { timeout: 5000 })).toBeTruthy();
  });

  test('RUL-08: Kuralı gör explains the rule, with its law and its amounts by date', async () => {
    await open(withheld());
    await (await check()).findByText(limit, {}, { timeout: 5000 });
    await press('Kuralı gör');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kısmi tevkifat sınırı' }));
    expect(
      dialog.getByRole('row', { name: /01\.01\.2026 12\.000,00 VUK Genel Tebliği 588, 31\.12\.2025/ }),
    ).toBeTruthy();
    expect(dialog.getByText('VUK 232 · KDV Genel Uygulama Tebliği I/C-2.1.3.4')).toBeTruthy();
    expect(dialog.getByText('Bilgi amaçlıdır, mali müşavirinize danışınız.')).toBeTruthy();
  });

  test('RUL-11: Satış yap changes the type and keeps the lines', async () => {
    await open(withheld());
    await (await check()).findByText(limit, {}, { timeout: 5000 });
    await press('Satış yap');
    await waitFor(async () => expect((await check()).queryByText(limit)).toBeNull(), { timeout: 5000 });
    expect(cell('Birim Fiyat', 1)).toHaveProperty('value', '7.700,00');
    expect(await (await check()).findByText('Evet, bilinen bir engel yok.')).toBeTruthy();
  });
});
