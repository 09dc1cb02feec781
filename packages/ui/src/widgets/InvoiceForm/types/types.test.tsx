import { newInvoice } from '@kalem/domain';
import { createClient, type components } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import publicVectors from '../../../../../domain/vectors/public.json';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormEvent, type InvoiceFormProps } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');

let scenario: Scenario;
let events: InvoiceFormEvent[];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now } });
});
beforeEach(() => {
  events = [];
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

const query = () => ({ companyId: scenario.companyId });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const cell = (column: string, n = 1) => field(`${column}, ${n}. satır`);
const rate = (n = 1) => screen.getByRole<HTMLSelectElement>('combobox', { name: `KDV %, ${n}. satır` });
/** The fields of the form, without the review beside the totals, which shows the same faults. */
const fields = () => within(document.querySelector<HTMLElement>('.kalem-invoice-form__main') ?? document.body);
const totals = () => within(screen.getByRole('complementary', { name: 'Toplamlar' }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function open(props: InvoiceFormProps = {}): Promise<void> {
  const client = createClient({ baseUrl: scenario.server.baseUrl, fetch: scenario.server.fetch, retries: 0 });
  await client.session.signIn(scenario.account);
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={storage}>
      <InvoiceForm onEvent={(event) => events.push(event)} {...props} />
    </KalemProvider>,
  );
  await screen.findByRole('form');
}

async function chooseType(name: string): Promise<void> {
  await press(/Fatura Tipi/);
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function fillRecipient(vknTckn = '11111111111'): Promise<void> {
  await userEvent.fill(field('VKN / TCKN'), vknTckn);
  await userEvent.fill(field('Adı'), 'Şükrü');
  await userEvent.fill(field('Soyadı'), 'Işıldak');
}

/** Fills in the cells of the first line from a test vector. */
async function fillLine({
  miktar = '1',
  birimFiyat = '',
  kdvOrani = '',
}: Partial<Record<string, string>>): Promise<void> {
  await userEvent.fill(cell('Mal / Hizmet'), 'Kalem');
  await userEvent.fill(cell('Miktar'), miktar.replace('.', ','));
  await userEvent.fill(cell('Birim Fiyat'), birimFiyat.replace('.', ','));
  if (kdvOrani !== rate().value) await userEvent.selectOptions(rate(), kdvOrani);
}

const openDetails = () => press('Ayrıntı');

/** Searches a code by the typed text and chooses the option with this name. */
async function pickCode(label: string, typed: string, option: RegExp): Promise<void> {
  const input = await screen.findByRole('combobox', { name: new RegExp(label) });
  await userEvent.fill(input, typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Saves, and returns the invoice as the server has it. */
async function save(): Promise<components['schemas']['Invoice']> {
  await press('Kaydet');
  await screen.findByText('Fatura kaydedildi');
  const event = events.find(({ type }) => type === 'saved');
  if (event?.type !== 'saved') throw new Error('Nothing was saved');
  const { data } = await scenario.client.GET('/fatura/{id}', {
    params: { path: { id: event.invoice.id }, query: query() },
  });
  return data;
}

/** A test vector of the domain: the input of its only line, and the expected totals. */
function vector(id: string) {
  const found = publicVectors.vectors.find((one) => one.id === id);
  const line: Partial<Record<string, string>> = found?.input.malHizmetler?.[0] ?? {};
  if (!found?.expected.totals) throw new Error(`There is no vector ${id}`);
  return { line, totals: found.expected.totals };
}

describe('each invoice type, with the totals of its test vector', () => {
  test('INV-04 LIN-13 PUB-011: SATIS with a stopaj that is added to every line', async () => {
    const { line, totals: expected } = vector('PUB-011');
    await open();
    await fillRecipient();
    await fillLine(line);
    await press('Vergi Ekle');
    const dialog = within(await screen.findByRole('dialog', { name: 'Vergi Ekle' }));
    expect(dialog.getByRole('button', { name: 'Vergi Ekle' })).toBeDisabled();
    await userEvent.fill(dialog.getByRole('textbox', { name: '26 vergide ara' }), 'gelir STOPAJI');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Gelir Vergisi Stopajı/ }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Gelir Vergisi Stopajı Oranı' }), '23');
    await userEvent.click(dialog.getByRole('button', { name: '1 vergi ekle' }));
    await userEvent.click(await totals().findByRole('button', { name: /Gelir Vergisi Stopajı/ }));
    expect(totals().getByText('15.000,00 × %23')).toBeTruthy();
    expect(await save()).toMatchObject({ faturaTip: 'SATIS', vergiler: ['V0003'], totals: expected });
  });

  test('INV-04 LIN-14 PUB-043: SATIS with an ÖTV that is typed as an amount', async () => {
    const { line, totals: expected } = vector('PUB-043');
    await open();
    await fillRecipient();
    await fillLine(line);
    await press('Vergi Ekle');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^ÖTV 1. Liste/ }));
    await press('1 vergi ekle');
    await openDetails();
    await userEvent.fill(await screen.findByRole('textbox', { name: /^ÖTV 1. Liste Tutarı/ }), '1842,62');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Birim, 1. satır' }), 'LTR');
    expect(await save()).toMatchObject({ totals: expected, malHizmetler: [{ V0071Tutari: '1842.62' }] });
  });

  test('INV-04 INV-15 INV-25 PUB-020: IADE of an invoice whose number is typed', async () => {
    const { line, totals: expected } = vector('PUB-020');
    await open();
    await chooseType('İade');
    await fillRecipient();
    await fillLine(line);
    await screen.findByRole('heading', { name: 'İade Fatura Bilgileri' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(3, 6)).toEqual(['İrsaliye Bilgileriyok', 'İade Fatura Bilgileri', 'Mal / Hizmet']);
    await press('Numarayı elle gir');
    await userEvent.fill(field('1. iade edilen fatura'), 'gib20200000001');
    await userEvent.tab();
    expect(await fields().findByText('Fatura numarası 16 karakter olmalıdır')).toBeTruthy();
    await userEvent.fill(field('1. faturanın tarihi'), '31/02/2020');
    await press('Kaydet');
    expect(await fields().findByText('Geçersiz tarih')).toBeTruthy();
    await userEvent.fill(field('1. iade edilen fatura'), 'gib2020000000001');
    await userEvent.fill(field('1. faturanın tarihi'), '15/01/2020');
    expect(await save()).toMatchObject({
      faturaTip: 'IADE',
      iadeFaturalari: [{ faturaNumarasi: 'GIB2020000000001', faturaTarih: '2020-01-15' }],
      totals: expected,
    });
  });

  test('INV-04 INV-13 LIN-10 LIN-14 PUB-018: TEVKIFAT, whose code sets its rate', async () => {
    const { line, totals: expected } = vector('PUB-018');
    await open();
    await chooseType('Tevkifat');
    await fillRecipient();
    await fillLine(line);
    await openDetails();
    await pickCode('Tevkifat Kodu', 'temin IŞGÜCÜ', /^606 · İşgücü Temin Hizmetleri/);
    const orani = field('Tevkifat Oranı');
    expect([orani.value, orani.readOnly]).toEqual(['90', true]);
    expect(field('Tevkifat Tutarı').value).toBe('3.240,00');
    await userEvent.click(await totals().findByRole('button', { name: /KDV Tevkifatı/ }));
    expect(totals().getByText('606 · 3.600,00 × %90')).toBeTruthy();
    const saved = await save();
    expect(saved).toMatchObject({ faturaTip: 'TEVKIFAT', vergiler: ['V9015'], totals: expected });
    expect(saved.malHizmetler).toMatchObject([{ tevkifatKodu: '606', V9015Orani: '90', V9015Tutari: '3240.00' }]);
  });

  test('INV-04 LIN-03 LIN-14 PUB-049: ISTISNA in a foreign currency, with its reason', async () => {
    const { line, totals: expected } = vector('PUB-049');
    await open();
    await chooseType('İstisna');
    await fillRecipient();
    await userEvent.fill(screen.getByRole('combobox', { name: 'Para Birimi' }), 'USD');
    await userEvent.click(await screen.findByRole('option', { name: /USD/ }));
    expect(rate().value).toBe('0');
    await fillLine(line);
    await openDetails();
    await pickCode('İstisna / Muafiyet Sebebi', 'hizmet ihracati', /^302 · 11\/1-a Hizmet İhracatı/);
    await waitFor(() => expect(Number(field('Döviz Kuru').value.replace(',', '.'))).toBeGreaterThan(0));
    const { totals: saved, faturaTip, malHizmetler } = await save();
    expect([faturaTip, malHizmetler[0]?.istisnaMuafiyetSebebi]).toEqual(['ISTISNA', '302']);
    expect(saved).toMatchObject(expected);
  });

  test('INV-04 LIN-14 PUB-050: OZELMATRAH, with KDV on the typed base', async () => {
    const { line, totals: expected } = vector('PUB-050');
    await open();
    await chooseType('Özel Matrah');
    await fillRecipient();
    await fillLine(line);
    await openDetails();
    await pickCode('Özel Matrah Nedeni', 'altin ziynet', /^805/);
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Özel Matrah Tutarı' }), '5000');
    expect(await screen.findByText('KDV bunun %20 tutarı: 1.000,00')).toBeTruthy();
    expect(await save()).toMatchObject({ faturaTip: 'OZELMATRAH', totals: expected });
  });

  test('INV-04 INV-33 A-15 LIN-14 PUB-051: IHRACKAYITLI, with KDV that is shown and not collected', async () => {
    const { line, totals: expected } = vector('PUB-051');
    await open();
    await chooseType('İhraç Kayıtlı');
    await fillRecipient();
    await fillLine(line);
    expect(screen.getByText(/^701 - 3065 sayılı Katma Değer Vergisi Kanununun 11\/1-c maddesi/)).toBeTruthy();
    await userEvent.click(await totals().findByRole('button', { name: /Tahsil edilmeyen KDV.*−1.750,00/ }));
    expect(totals().getByText('İhraç kayıtlı teslimde KDV hesaplanır, alıcıdan tahsil edilmez.')).toBeTruthy();
    const saved = await save();
    expect(saved).toMatchObject({ faturaTip: 'IHRACKAYITLI', totals: expected });
    expect(saved.not).toContain('701 - 3065 sayılı');
  });

  test('INV-04 INV-14 LIN-11 PUB-048: KONAKLAMAVERGISI, without KDV and with a single tax rate', async () => {
    const { line, totals: expected } = vector('PUB-048');
    await open();
    await chooseType('Konaklama Vergisi');
    await fillRecipient();
    expect([...rate().options].map(({ value }) => value)).toEqual(['0']);
    expect(screen.queryByRole('button', { name: 'Vergi Ekle' })).toBeNull();
    await fillLine({ ...line, kdvOrani: '0' });
    await openDetails();
    const orani = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Konaklama Vergisi Oranı' });
    expect([orani.value, orani.readOnly]).toEqual(['2', true]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Birim, 1. satır' }), 'DAY');
    await userEvent.click(await totals().findByRole('button', { name: /Konaklama Vergisi/ }));
    expect(totals().getByText('9.002,20 × %2')).toBeTruthy();
    expect(await save()).toMatchObject({ faturaTip: 'KONAKLAMAVERGISI', vergiler: ['V0059'], totals: expected });
  });
});

describe('changing the type', () => {
  test('INV-12: an empty form changes at once; a filled one asks, and cancelling keeps everything', async () => {
    await open();
    await chooseType('Tevkifat');
    expect(screen.getByRole('button', { name: /Fatura Tipi/ }).textContent).toContain('Tevkifat');
    await fillLine({ birimFiyat: '100', kdvOrani: '20' });
    await chooseType('İade');
    const question = await screen.findByRole('alertdialog', { name: 'Fatura tipi İade olsun mu?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([cell('Mal / Hizmet').value, cell('Birim Fiyat').value]).toEqual(['Kalem', '100,00']);
    await chooseType('İade');
    await press('Tipi değiştir');
    await waitFor(() => expect(cell('Mal / Hizmet').value).toBe(''));
    expect(screen.getByRole('button', { name: /Fatura Tipi/ }).textContent).toContain('İade');
    expect(totals().getByText('Ödenecek Tutar').nextElementSibling?.textContent).toBe('0,00 TRY');
  });

  test('INV-13 INV-35 LIN-14: TEVKIFAT without a code shows the error below its lines, and keeps all values', async () => {
    await open();
    await chooseType('Tevkifat');
    await fillRecipient();
    await fillLine({ birimFiyat: '100', kdvOrani: '20' });
    await press('Kaydet');
    const said = await fields().findByText('Tevkifat faturasında en az bir satırda tevkifat kodu veya oranı olmalıdır');
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(cell('Birim Fiyat').value).toBe('100,00');
    expect(events.filter(({ type }) => type === 'saved')).toEqual([]);
    await openDetails();
    await pickCode('Tevkifat Kodu', '602', /^602/);
    await waitFor(() => expect(screen.queryByText(/en az bir satırda tevkifat kodu/)).toBeNull());
  });
});

describe('taxes of the lines', () => {
  test('LIN-13 REF-04: a tax that was added is not offered again, and is removed from all lines with undo', async () => {
    await open();
    await fillLine({ birimFiyat: '1000', kdvOrani: '20' });
    await press('Vergi Ekle');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^ÖTV 3C Liste/ }));
    await userEvent.fill(screen.getByRole('textbox', { name: 'ÖTV 3C Liste Oranı' }), '35');
    await press('1 vergi ekle');
    expect(await totals().findByText('350,00')).toBeTruthy();
    expect(totals().getByText('270,00')).toBeTruthy();
    await press('Vergi Ekle');
    await screen.findByRole('textbox', { name: '25 vergide ara' });
    expect(screen.queryByRole('checkbox', { name: /^ÖTV 3C Liste/ })).toBeNull();
    await press('Vazgeç');
    await press('ÖTV 3C Liste vergisini kaldır');
    await waitFor(() => expect(totals().queryByText('350,00')).toBeNull());
    await userEvent.fill(cell('Miktar'), '2');
    // At once, because the message goes after some seconds.
    (await screen.findByRole('button', { name: 'Geri al' })).click();
    expect(await totals().findByText('700,00')).toBeTruthy();
    expect(cell('Miktar').value).toBe('2');
  });

  test('USE-18, LIN-13: removing a tax by keyboard keeps the focus in the form, and Ctrl+Z undoes it', async () => {
    await open();
    await fillLine({ birimFiyat: '1000', kdvOrani: '20' });
    await press('Vergi Ekle');
    for (const name of [/^ÖTV 3C Liste/, /^KKDF Kesintisi/])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    await press('2 vergi ekle');
    const cross = (name: string) => screen.getByRole('button', { name: `${name} vergisini kaldır` });
    await waitFor(() => cross('ÖTV 3C Liste').focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cross('KKDF Kesintisi')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vergi Ekle' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'KKDF Kesintisi vergisini kaldır' })).toBeVisible();
  });

  test('LIN-13: taxes of earlier invoices to this recipient are offered first', async () => {
    await issue('1938472657');
    await open();
    await press('Vergi Ekle');
    await screen.findByRole('checkbox', { name: /^ÖTV 3C Liste/ });
    expect(screen.queryByText('Bu alıcıda kullandıklarınız')).toBeNull();
    await press('Vazgeç');
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await press('Vergi Ekle');
    const usual = within(await screen.findByRole('list', { name: 'Bu alıcıda kullandıklarınız' }));
    expect(usual.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual([
      'ÖTV 3C ListeToplama eklenir, KDV matrahına girer',
    ]);
    const others = within(screen.getByRole('list', { name: 'Tümü' }));
    expect(others.queryByRole('checkbox', { name: /^ÖTV 3C Liste/ })).toBeNull();
    await userEvent.fill(screen.getByRole('textbox', { name: '26 vergide ara' }), 'damga');
    expect(screen.queryByRole('list', { name: 'Tümü' })).toBeNull();
  });

  test('LIN-12: ÖTV tevkifatı shows 100 and takes an amount per unit or per line', async () => {
    await open();
    await chooseType('Tevkifat');
    await fillLine({ miktar: '10', birimFiyat: '100', kdvOrani: '20' });
    await press('Vergi Ekle');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^ÖTV 1. Liste Tevkifat/ }));
    expect(screen.queryByRole('textbox', { name: 'ÖTV 1. Liste Tevkifat Oranı' })).toBeNull();
    await press('1 vergi ekle');
    await openDetails();
    const orani = await screen.findByRole<HTMLInputElement>('textbox', { name: 'ÖTV 1. Liste Tevkifat Oranı' });
    expect([orani.value, orani.readOnly]).toEqual(['100', true]);
    await userEvent.fill(field(/^ÖTV 1. Liste Tevkifat Birim Tutarı/), '2,5');
    expect(await totals().findByText('−25,00')).toBeTruthy();
    await userEvent.fill(field(/^ÖTV 1. Liste Tevkifat Tutarı/), '40');
    expect(await totals().findByText('−40,00')).toBeTruthy();
  });

  test('LIN-10: the rate of code 650 is typed', async () => {
    await open();
    await chooseType('Tevkifat');
    await fillLine({ birimFiyat: '1000', kdvOrani: '20' });
    await openDetails();
    await pickCode('Tevkifat Kodu', 'diger', /^650/);
    expect(field('Tevkifat Oranı').readOnly).toBe(false);
    await userEvent.fill(field('Tevkifat Oranı'), '35');
    expect(field('Tevkifat Tutarı').value).toBe('70,00');
    await press('Kaydet');
    expect(await fields().findByText(/^650 kodu ve serbest oran GİB'in tevkifat listesinde yok/)).toBeTruthy();
  });
});

test.each([
  ['Tevkifat', 'Tevkifat Kodu'],
  ['Özel Matrah', 'Özel Matrah Nedeni'],
  ['İstisna', 'İstisna / Muafiyet Sebebi'],
  ['Satış', 'İskonto Tutarı'],
])('LIN-14: the panel of a line of %s opens with the focus in %s', async (type, first) => {
  await open();
  if (type !== 'Satış') await chooseType(type);
  await userEvent.click(screen.getByRole('textbox', { name: 'Birim Fiyat, 1. satır' }));
  for (let time = 0; time < 2; time++) {
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(screen.getByLabelText(new RegExp(`^${first}`))).toBe(document.activeElement));
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    expect(screen.queryByLabelText(new RegExp(`^${first}`))).toBeNull();
  }
});

describe('codes of a line', () => {
  test('REF-12 LIN-14: a reason that is not valid on the invoice’s date is shown with its last day and cannot be chosen', async () => {
    await open();
    await chooseType('İstisna');
    await openDetails();
    const reason = await screen.findByRole<HTMLInputElement>('combobox', { name: /Muafiyet Sebebi/ });
    await userEvent.fill(reason, '308');
    const gone = await screen.findByRole('option', { name: /^308/ });
    expect(gone.getAttribute('aria-disabled')).toBe('true');
    expect(gone.textContent).toContain('kaldırıldı: 14.09.2026');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field('Tarih'), '13/09/2026');
    await userEvent.fill(reason, '308');
    await userEvent.click(await screen.findByRole('option', { name: /^308/ }));
    expect(reason.value).toContain('13/d Teşvikli Yatırım Mallarının Teslimi');
  });

  test('REF-10 REF-11: a tevkifat code shows its rate and its former rate with its end; outside its dates it cannot be chosen', async () => {
    await open();
    await chooseType('Tevkifat');
    await openDetails();
    const code = await screen.findByRole('combobox', { name: 'Tevkifat Kodu' });
    await userEvent.fill(code, 'bahce BAKIM');
    const option = await screen.findByRole('option', { name: /^613 · Çevre ve Bahçe Bakım Hizmetleri/ });
    expect(option.textContent).toContain('01/03/2021 tarihinden beri %90, önce %70');
    await userEvent.fill(code, '627-ex');
    const gone = await screen.findByRole('option', { name: /^627-Ex/ });
    expect(gone.textContent).toContain('kaldırıldı: 01.11.2022');
    expect(gone.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await userEvent.fill(field('Tarih'), '31/10/2022');
    await userEvent.fill(code, '627-ex');
    await userEvent.click(await screen.findByRole('option', { name: /^627-Ex/ }));
    await userEvent.fill(field('Tarih'), '21/11/2026');
    expect(code).toHaveProperty('value', expect.stringMatching(/^627-Ex/));
  });

  test('A-16 A-15 LIN-15 REF-14 REF-15 REF-16: 702 asks for GTİP and permit code, and adds its note', async () => {
    await open();
    await chooseType('İhraç Kayıtlı');
    await fillRecipient();
    await fillLine({ birimFiyat: '100', kdvOrani: '20' });
    await openDetails();
    expect(screen.queryByRole('textbox', { name: 'Alıcı DİB Satır Kodu' })).toBeNull();
    await pickCode('İhraç Kayıt Kodu', 'gecici kabul', /^702/);
    expect(await screen.findByText('702 - DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar')).toBeTruthy();
    expect(screen.queryByText(/^701 - 3065/)).toBeNull();
    await userEvent.fill(await screen.findByRole('textbox', { name: /^GTİP/ }), '12345');
    await press('Kaydet');
    expect(await fields().findByText('GTIP 12 haneli olmalıdır')).toBeTruthy();
    await userEvent.fill(field(/^GTİP/), '520812160000');
    await userEvent.fill(field('Alıcı DİB Satır Kodu'), '2026d100482');
    await pickCode('Teslim Şartı', 'free on', /^FOB/);
    await pickCode('Gönderilme Şekli', 'deniz', /^1 · Deniz Yolu/);
    await pickCode('Eşya Kap Cinsi', 'konteyner', /^CN/);
    await userEvent.fill(field('Kap No'), 'MSCU-4471920');
    await userEvent.fill(field('Kap Adedi'), '2');
    const { malHizmetler } = await save();
    expect(malHizmetler).toMatchObject([
      {
        istisnaMuafiyetSebebi: '702',
        gtip: '520812160000',
        aliciDibSatirKod: '2026D100482',
        teslimSarti: 'FOB',
        gonderilmeSekli: '1',
        esyaKapCinsi: 'CN',
        kapNo: 'MSCU-4471920',
        kapAdet: '2',
      },
    ]);
  });

  test('LIN-08 LIN-09: KDV Ayır shows the new price before it is applied', async () => {
    await open();
    await fillLine({ birimFiyat: '1', kdvOrani: '20' });
    await openDetails();
    await userEvent.fill(field(/^KDV dâhil birim fiyat/), '99,99');
    expect(await screen.findByText('Birim fiyat 83,325 olur, KDV 16,66')).toBeTruthy();
    await press('KDV Ayır');
    expect(cell('Birim Fiyat').value).toBe('83,325');
  });
});

describe('returns', () => {
  test('INV-25: own invoices to the recipient are chosen with their lines', async () => {
    const [sold] = await issue('1938472657');
    await open();
    await chooseType('İade');
    await press('Faturalarımdan seç');
    expect(await screen.findByText('Önce alıcının VKN veya TCKN numarasını girin.')).toBeTruthy();
    await press('Vazgeç');
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await screen.findByText('Mükellef bilgileri getirildi');
    await press('Faturalarımdan seç');
    const dialog = within(await screen.findByRole('dialog', { name: 'İade edilecek faturaları seçin' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Benim kestiklerim' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(`${sold.belgeNumarasi}`) }));
    await userEvent.click(dialog.getByRole('button', { name: '1 faturayı ekle' }));
    await waitFor(() => expect(field('1. iade edilen fatura').value).toBe(sold.belgeNumarasi));
    expect(field('1. faturanın tarihi').value).toBe('20/11/2026');
    expect(await screen.findByText('ÖTV 3C Liste', { selector: 'li' })).toBeTruthy();
    expect([cell('Mal / Hizmet').value, cell('Miktar').value]).toEqual(['Kolalı gazoz', '4']);
    const saved = await save();
    expect(saved.totals.odenecekTutar).toBe(sold.totals.odenecekTutar);
    expect(saved.iadeFaturalari).toEqual([{ faturaNumarasi: sold.belgeNumarasi, faturaTarih: '2026-11-20' }]);
  });
});

test('INV-25: with more than one page each invoice can be chosen, and found by number or day', async () => {
  const sold = (await issue('4840847211', 16)).map(({ belgeNumarasi }) => belgeNumarasi ?? '');
  await open();
  await chooseType('İade');
  await userEvent.fill(field('VKN / TCKN'), '4840847211');
  await userEvent.tab();
  await press('Faturalarımdan seç');
  const dialog = within(await screen.findByRole('dialog', { name: 'İade edilecek faturaları seçin' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Benim kestiklerim' }));
  const shown = async (count: number) => {
    await waitFor(() => expect(dialog.queryAllByRole('checkbox', { name: /^GIB/ })).toHaveLength(count));
    return dialog.queryAllByText(/^GIB\d+$/).map((number) => number.textContent);
  };
  const choose = (number = '') => userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(number) }));
  const find = (words: string) => userEvent.fill(dialog.getByLabelText('Numara, tarih veya tutar'), words);

  const newest = await shown(15);
  await choose(newest[0]);
  await userEvent.click(dialog.getByRole('button', { name: 'Sonraki' }));
  const oldest = await shown(1);
  expect([...newest, ...oldest].toSorted()).toEqual(sold.toSorted());
  await choose(oldest[0]);
  await find(newest[9] ?? '');
  expect(await shown(1)).toEqual([newest[9]]);
  await find('19.11.2026');
  expect(await dialog.findByText('Aramaya uyan fatura yok.')).toBeVisible();
  await find('20.11.2026');
  expect(await shown(15)).toEqual(newest);
  await userEvent.click(dialog.getByRole('button', { name: '2 faturayı ekle' }));
  await waitFor(() => expect(field('1. iade edilen fatura').value).toBe(newest[0]));
  expect(field('2. iade edilen fatura').value).toBe(oldest[0]);
});

test('INV-07 INV-09 LIN-13: a saved TEVKIFAT opens with its code, taxes and preview', async () => {
  const { data } = await scenario.client.POST('/fatura', {
    params: { query: query() },
    body: {
      ...newInvoice({ now: now() }),
      faturaTip: 'TEVKIFAT',
      vknTckn: '1938472657',
      aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      vergiler: ['V9015', 'V0011'],
      malHizmetler: [
        {
          malHizmet: 'Tadilat',
          miktar: '1',
          birim: 'C62',
          birimFiyat: '1000',
          kdvOrani: '20',
          tevkifatKodu: '601',
          V9015Orani: '40',
          V0011Orani: '5',
        },
      ],
    },
  });
  await open({ mode: 'edit', invoiceId: data.id });
  await openDetails();
  expect(await screen.findByRole('combobox', { name: 'Tevkifat Kodu' })).toHaveProperty(
    'value',
    '601 · Yapım İşleri ile Bu İşlerle Birlikte İfa Edilen Mühendislik-Mimarlık ve Etüt-Proje Hizmetleri',
  );
  expect(field('Kurumlar Vergisi Stopajı Oranı').value).toBe('5');
  await userEvent.click(screen.getByRole('radio', { name: 'Önizleme' }));
  const region = await screen.findByRole('region', { name: 'Önizleme' });
  const paper = () => region.querySelector('.kalem-preview__paper')?.shadowRoot?.textContent;
  await waitFor(() => expect(paper()).toContain('Hesaplanan KDV Tevkifatı 601 (%40)−80,00 TL'));
  for (const text of ['Fatura TipiTevkifat', '50,00 TL', 'Ödenecek Tutar1.070,00 TL']) expect(paper()).toContain(text);
});

test('LIN-02 CAL-02 PUB-030: an increase set in a line’s details is shown, and kept when the invoice is opened or copied', async () => {
  const { line, totals: expected } = vector('PUB-030');
  await open();
  await fillRecipient();
  await fillLine({ ...line, kdvOrani: '20' });
  await userEvent.fill(cell('İskonto %'), '25');
  await openDetails();
  await press(/İskonto \/ Arttırım/);
  await userEvent.click(await screen.findByRole('option', { name: 'Arttırım' }));
  expect(cell('Arttırım %').value).toBe('25');
  expect(await screen.findByRole('textbox', { name: /^Arttırım Tutarı/ })).toBeVisible();
  await userEvent.click(await totals().findByRole('button', { name: /Toplam Arttırım.*944,25/ }));
  expect((await totals().findByText('3.777,00 × %25')).parentElement?.textContent).toBe('1. satır3.777,00 × %25944,25');
  const saved = await save();
  const { tip, toplamIskonto, urunHizmetToplamTutari, matrah } = expected;
  expect(saved.totals).toMatchObject({ tip, toplamIskonto, urunHizmetToplamTutari, matrah });
  expect(saved.malHizmetler).toMatchObject([{ iskontoTip: 'ARTTIRIM', iskontoOrani: '25', iskontoTutari: '944.25' }]);

  for (const mode of ['copy', 'edit'] as const) {
    cleanup();
    events = [];
    await open({ mode, invoiceId: saved.id });
    expect(cell('Arttırım %').value).toBe('25');
    await userEvent.click(cell('Arttırım %'));
    await openDetails();
    await screen.findByRole('textbox', { name: /^Arttırım Tutarı/ });
    await press('Satır ekle');
    expect(await screen.findByText('Arttırım %25')).toBeVisible();
    await userEvent.fill(cell('Mal / Hizmet', 2), 'Silgi');
    await userEvent.fill(cell('Birim Fiyat', 2), '10');
    const [raised, plain] = (await save()).malHizmetler;
    expect(raised).toMatchObject({ iskontoTip: 'ARTTIRIM', iskontoOrani: '25', malHizmetTutari: '4721.25' });
    expect(plain).toMatchObject({ malHizmet: 'Silgi', malHizmetTutari: '10.00' });
  }
});

type SavedInvoice = components['schemas']['Invoice'];

/** Issues invoices to this number, with a tax on their line. */
async function issue(vknTckn: string, count = 1): Promise<[SavedInvoice, ...SavedInvoice[]]> {
  const { client } = scenario;
  const params = { query: query() };
  const invoices: SavedInvoice[] = [];
  while (invoices.length < count) {
    const { data } = await client.POST('/fatura', {
      params,
      body: {
        ...newInvoice({ now: now() }),
        faturaTarih: '2026-11-20',
        vknTckn,
        aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
        vergiler: ['V0077'],
        malHizmetler: [
          {
            malHizmet: 'Kolalı gazoz',
            miktar: '4',
            birim: 'C62',
            birimFiyat: '61.2',
            kdvOrani: '20',
            V0077Orani: '35',
          },
        ],
      },
    });
    invoices.push(data);
  }
  const { data: started } = await client.POST('/fatura/imza', {
    params,
    body: { faturaIds: invoices.map(({ id }) => id) },
  });
  const [sms] = (await scenario.server.outbox()).filter(({ kind }) => kind === 'sms');
  const body = { smsCode: sms?.body.split(' ').at(-1) ?? '', signature: started.signatureId };
  await client.POST('/fatura/imza-onay', { params, body });
  return invoices as [SavedInvoice, ...SavedInvoice[]];
}
