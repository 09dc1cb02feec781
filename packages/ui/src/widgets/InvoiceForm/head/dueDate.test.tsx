import { screen, waitFor } from '../../../../testing/render';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  close,
  createSaved,
  field,
  fields,
  fillRecipient,
  open,
  query,
  read,
  save,
  saved,
  scenario,
  stageForms,
  totals,
  typeLine,
} from '../../../../testing/openInvoiceForm';

stageForms();

const term = () => screen.getByRole('button', { name: /Vade$/ });
const termText = () => term().querySelector('.kalem-select__value')?.textContent;
const noteOf = (not: string) => /Vade tarihi: [^\n#]*/.exec(not)?.[0];
const settle = (vadeGunu: number | null, vadeyiGoster = true) =>
  scenario.client.PUT('/tahsilat-ayarlari', { params: { query: query() }, body: { vadeGunu, vadeyiGoster } });
const addCard = (vknTckn: string, unvan: string, vadeGunu: number | null) =>
  scenario.client.POST('/cari', { params: { query: query() }, body: { vknTckn, unvan, vadeGunu } });

async function choose(name: string): Promise<void> {
  await userEvent.click(term());
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function chooseCustomer(search: string, name: RegExp): Promise<void> {
  await userEvent.fill(screen.getByRole('combobox', { name: 'Alıcı' }), search);
  await screen.findByRole('option', { name }, { timeout: 5000 });
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
}

beforeAll(async () => {
  await addCard('7351902846', 'İğneada Lojistik Anonim Şirketi', 60);
  await addCard('9640013725', 'Yıldız İğne ve Dikiş Limited Şirketi', null);
});
beforeEach(async () => {
  await settle(null);
});

describe('the due date', () => {
  test('MNY-14, MNY-17: a usual term is chosen, shown as a day, saved, and named by the notes', async () => {
    await open();
    expect(termText()).toBe('Yok');
    await fillRecipient();
    await typeLine('Kayısı', '1', '10');
    await choose('30 gün');
    expect(fields().getByText('21/12/2026')).toBeTruthy();
    expect(fields().getByText('Vade tarihi: 21/12/2026')).toBeTruthy();
    await save();
    const invoice = await read((await saved()).id);
    expect(invoice.vadeTarihi).toBe('2026-12-21');
    expect(noteOf(invoice.not)).toBe('Vade tarihi: 21/12/2026');
  });

  test('MNY-14: any day can be typed; one before the invoice is refused at its field', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kayısı', '1', '10');
    await choose('Tarih');
    await userEvent.fill(field('Vade tarihi'), '20/11/2026');
    await save();
    expect(await fields().findByText('Vade, fatura tarihinden önce olamaz')).toBeTruthy();
    expect(await totals().findByRole('button', { name: /Vade tarihi/ })).toBeTruthy();
    await userEvent.fill(field('Vade tarihi'), '22/11/2027');
    await userEvent.tab();
    expect(await fields().findByText('Vade en fazla 365 gün sonra olabilir')).toBeTruthy();
    await userEvent.fill(field('Vade tarihi'), '11/12/2026');
    await save();
    expect((await saved()).vadeTarihi).toBe('2026-12-11');
  });

  test('MNY-14: moves with the date of the invoice, also while the date is typed', async () => {
    await open();
    await choose('15 gün');
    await userEvent.fill(field('Tarih'), '');
    await userEvent.type(field('Tarih'), '01122026');
    expect(fields().getByText('16/12/2026')).toBeTruthy();
    expect(termText()).toBe('15 gün');
  });

  test('MNY-13, MNY-14: the company’s term, then the card’s; a term that the user chose stays', async () => {
    await settle(30);
    await open();
    expect(termText()).toBe('30 gün');
    await chooseCustomer('igneada', /İğneada/);
    await waitFor(() => expect(termText()).toBe('60 gün'));
    await chooseCustomer('yildiz', /Yıldız/);
    await waitFor(() => expect(termText()).toBe('30 gün'));
    await choose('7 gün');
    await chooseCustomer('igneada', /İğneada/);
    await waitFor(() => expect(field('VKN / TCKN')).toHaveProperty('value', '7351902846'));
    expect(termText()).toBe('7 gün');
  });

  test('MNY-14: another number that is typed brings back the company’s term, also after a reload', async () => {
    await settle(15);
    await open();
    await chooseCustomer('igneada', /İğneada/);
    await waitFor(() => expect(termText()).toBe('60 gün'));
    close();
    await open();
    expect(termText()).toBe('60 gün');
    await userEvent.fill(field('VKN / TCKN'), '9999999999');
    await userEvent.tab();
    await waitFor(() => expect(termText()).toBe('15 gün'));
  });

  test('MNY-14: a copy has the term of its source, and its notes the new day', async () => {
    const source = await createSaved({ faturaTarih: '2026-11-01', vadeTarihi: '2026-11-21' });
    await open({ mode: 'copy', invoiceId: source.id });
    expect(field('Vade tarihi')).toHaveProperty('value', '11/12/2026');
    expect(fields().getByText('Vade tarihi: 11/12/2026')).toBeTruthy();
  });

  test('MNY-14: a copy of an invoice without a term gets that of its customer, else the company’s', async () => {
    await settle(45);
    const ofCard = await createSaved({ vknTckn: '7351902846', aliciUnvan: 'İğneada Lojistik Anonim Şirketi' });
    await open({ mode: 'copy', invoiceId: ofCard.id });
    expect(termText()).toBe('60 gün');
    close();
    const other = await createSaved();
    await open({ mode: 'copy', invoiceId: other.id });
    expect(termText()).toBe('45 gün');
  });

  test('MNY-14: an emptied day is shown as no due date', async () => {
    await open();
    await choose('Tarih');
    await userEvent.fill(field('Vade tarihi'), '22/12/2026');
    await userEvent.clear(field('Vade tarihi'));
    await userEvent.tab();
    await waitFor(() => expect(termText()).toBe('Yok'));
    expect(screen.queryByRole('textbox', { name: 'Vade tarihi' })).toBeNull();
  });

  test('MNY-17: the notes do not name it when the company does not want that; a saved draft has no second note', async () => {
    const not = 'YALNIZ YÜZ\nVade tarihi: 21/12/2026###';
    const draft = await createSaved({ vadeTarihi: '2026-12-21', not });
    await open({ mode: 'edit', invoiceId: draft.id });
    expect(fields().getAllByText(/^Vade tarihi: /)).toHaveLength(1);
    close();
    await settle(null, false);
    await open({ mode: 'edit', invoiceId: draft.id });
    expect(termText()).toBe('30 gün');
    expect(fields().queryByText(/^Vade tarihi: /)).toBeNull();
    await save();
    expect(await read((await saved()).id)).toMatchObject({ vadeTarihi: '2026-12-21' });
    expect(noteOf((await read(draft.id)).not)).toBeUndefined();
  });
});
