import type { components } from '@kalem/sdk';
import { expect, type Page } from '@playwright/test';
import { enter, foundCompany, type Company } from './foundCompany';
import { untilSynced } from './people';
import { lastCode, startProduct, type Product } from './startProduct';

/** The IBAN of the company of the journeys about money. */
export const ownIban = 'TR330006100519786457841326';

/** The day in Istanbul, `shift` days from today. */
export const day = (shift: number) =>
  new Date(Date.now() + 3 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);

/** An amount as screens write it: '1234.5' → '1.234,50'. */
export const shown = (amount: string | number) =>
  Number(amount).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An approved and open sale in TRY that was downloaded from the portal. */
export interface Sale {
  readonly id: string;
  readonly belgeNumarasi: string;
  readonly alici: string;
  readonly vknTckn: string;
  readonly kalan: string;
  /** The day of the invoice. */
  readonly tarih: string;
}

export interface MoneyWorld {
  readonly product: Product;
  readonly company: Company;
  /** Open sales, of the customer with the most of them first. */
  readonly sales: readonly Sale[];
}

/** A company with the invoices of the portal, tracked for a year, and its owner signed in on the page. */
export async function startMoney(page: Page): Promise<MoneyWorld> {
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  await untilSynced(company);
  const { client, companyId } = company;
  const params = { query: { companyId } };
  const body = { vadeGunu: null, vadeyiGoster: true, baslangic: day(-365) };
  await client.PUT('/tahsilat-ayarlari', { params, body });
  await expect
    .poll(async () => (await client.GET('/tahsilat-ayarlari', { params })).data.isleniyor, { timeout: 60_000 })
    .toBe(false);
  await enter(page, product, company);
  return { product, company, sales: await openSales(company) };
}

async function openSales({ client, companyId }: Company): Promise<Sale[]> {
  const { data } = await client.GET('/fatura/all', { params: { query: { companyId, onayDurumu: 'Onaylandi' } } });
  const sales = data.items.flatMap((invoice) => {
    const { id, belgeNumarasi, aliciUnvan, vknTckn, portalFaturaTip, paraBirim, talepAkisi } = invoice;
    const { tahsilat, faturaTarih: tarih } = invoice;
    const isPlain = portalFaturaTip === 'SATIS' && paraBirim === 'TRY' && talepAkisi.length === 0;
    if (!isPlain || !belgeNumarasi || !aliciUnvan || !vknTckn || Number(tahsilat?.kalan ?? 0) <= 0) return [];
    return [{ id, belgeNumarasi, alici: aliciUnvan, vknTckn, kalan: tahsilat?.kalan ?? '', tarih }];
  });
  const countOf = (number: string) => sales.filter(({ vknTckn }) => vknTckn === number).length;
  return sales.sort(
    (one, other) =>
      countOf(other.vknTckn) - countOf(one.vknTckn) ||
      one.vknTckn.localeCompare(other.vknTckn) ||
      one.belgeNumarasi.localeCompare(other.belgeNumarasi),
  );
}

export interface Issued extends Sale {
  readonly ettn: string;
}

type InvoiceWrite = components['schemas']['InvoiceWrite'];

/** Saves and signs an invoice of today to the taxpayer of the portal account 33333302. */
export async function issue({ product, company }: MoneyWorld, changes: Partial<InvoiceWrite> = {}): Promise<Issued> {
  const { client, companyId } = company;
  const params = { query: { companyId } };
  const recipient = { vknTckn: '5560173901', aliciUnvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi' };
  const malHizmetler = [{ malHizmet: 'Temizlik', miktar: '1', birim: 'C62', birimFiyat: '1000', kdvOrani: '20' }];
  const day0 = { faturaTarih: day(0), faturaSaat: '00:00:01', paraBirim: 'TRY', dovizKur: '0', ulke: 'Türkiye' };
  const body = { faturaTip: 'SATIS' as const, ...day0, ...recipient, malHizmetler, ...changes };
  const before = await lastCode(product.url);
  const { data: draft } = await client.POST('/fatura', { params, body });
  const { data: signing } = await client.POST('/fatura/imza', { params, body: { faturaIds: [draft.id] } });
  const code = { smsCode: await product.newestCode(before), signature: signing.signatureId };
  await client.POST('/fatura/imza-onay', { params, body: code });
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id: draft.id }, ...params } });
  const { id, ettn, belgeNumarasi, aliciUnvan, vknTckn, tahsilat } = data;
  const facts = { id, ettn: ettn ?? '', belgeNumarasi: belgeNumarasi ?? '', vknTckn: vknTckn ?? '' };
  return { ...facts, alici: aliciUnvan ?? '', kalan: tahsilat?.kalan ?? '', tarih: day(0) };
}

/** What is left to pay of an invoice, and its state. */
export async function collectionOf({ client, companyId }: Company, { id }: Pick<Sale, 'id'>) {
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } });
  return data.tahsilat;
}

/** The balance of a customer in TRY. */
export async function balanceOf({ client, companyId }: Company, { vknTckn }: Pick<Sale, 'vknTckn'>): Promise<string> {
  const { data } = await client.GET('/alacak', { params: { query: { companyId, vknTckn, paraBirim: 'TRY' } } });
  return data.items[0]?.bakiye ?? '0.00';
}

/** Expects the balance of a customer on the page of all receivables and on the page of the customer. */
export async function showsBalance(page: Page, { product, company }: MoneyWorld, sale: Sale): Promise<void> {
  const balance = shown(await balanceOf(company, sale));
  await page.goto(`${product.url}/dashboard/alacaklar`);
  await page.getByRole('textbox', { name: 'Cari ara' }).fill(sale.alici);
  const row = page.getByRole('row').filter({ hasText: sale.alici });
  await expect(row.first()).toContainText(balance);
  await row.first().getByRole('button', { name: sale.alici, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Hesap' })).toContainText(balance);
}
