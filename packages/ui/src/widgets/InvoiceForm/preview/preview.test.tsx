import { newInvoice, type InvoiceDraft } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../../testing/keepDraft';
import { sampleInvoice } from '../../../../testing/sampleInvoice';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormProps } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');

let scenario: Scenario;
let calls = 0;

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now } });
  const query = { companyId: scenario.companyId };
  for (const type of ['LOGO', 'IMZA'] as const) {
    const form = new FormData();
    form.set('file', await jpeg(), 'resim.jpg');
    await scenario.client.POST('/company/image', { params: { query: { ...query, type } }, body: form as never });
  }
});
afterEach(async () => {
  cleanup();
  await page.viewport(1440, 900);
});
afterAll(() => scenario.server.close());

async function jpeg(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 30);
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

async function open(props: InvoiceFormProps = {}, draft?: InvoiceDraft): Promise<void> {
  const fetch = (request: Request) => {
    calls += 1;
    return scenario.server.fetch(request);
  };
  const client = createClient({ baseUrl: scenario.server.baseUrl, fetch, retries: 0 });
  await client.session.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={keepDraft(draft)}>
      <InvoiceForm {...props} />
    </KalemProvider>,
  );
  await screen.findByRole('form');
}

const choose = async (view: string) => userEvent.click(await screen.findByRole('radio', { name: view }));
const sheet = () => document.querySelector('.kalem-preview__paper')?.shadowRoot?.querySelector('.sheet');
const shown = async () => {
  await waitFor(() => expect(sheet()).toBeTruthy());
  return sheet() ?? document.body;
};

/** The structure and text of a document, without the parts that only the preview or only the file has. */
function essenceOf(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('img, canvas')) picture.replaceWith('[picture]');
  for (const row of copy.querySelectorAll('[data-current]')) row.removeAttribute('data-current');
  return copy.innerHTML;
}

const rich: Partial<InvoiceDraft>[] = [
  {
    faturaTip: 'TEVKIFAT',
    paraBirim: 'USD',
    dovizKur: '41.1034',
    irsaliyeNumarasi: 'IRS-7',
    irsaliyeTarihi: '2026-11-20',
    vergiler: ['V0011'],
    malHizmetler: [
      {
        malHizmet: 'Temizlik & bakım <A>',
        miktar: '3',
        birim: 'MON',
        birimFiyat: '1186.50005',
        iskontoTip: 'ISKONTO',
        iskontoOrani: '5',
        kdvOrani: '20',
        tevkifatKodu: '612',
        V9015Orani: '90',
        V0011Orani: '3',
        aciklama: 'B ve C bloklar',
      },
      { malHizmet: 'Su', miktar: '60', birim: 'C62', birimFiyat: '95', kdvOrani: '1' },
    ],
    not: 'YALNIZ###Sözleşme No: 2026/118\nTürkiye İş Bankası A.Ş. IBAN: TR330006400000112345678901',
  },
  {
    faturaTip: 'IADE',
    iadeTuru: 'ALIS_IADESI',
    iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000801', faturaTarih: '2026-10-01' }],
    malHizmetler: [{ malHizmet: 'Defter', miktar: '1', birim: 'C62', birimFiyat: '10', kdvOrani: '10' }],
  },
  {
    faturaTip: 'ISTISNA',
    malHizmetler: [
      {
        malHizmet: 'Yazılım ihracı',
        miktar: '1',
        birim: 'C62',
        birimFiyat: '1000',
        kdvOrani: '0',
        istisnaMuafiyetSebebi: '302',
      },
    ],
  },
];

describe('the preview', () => {
  test.each(rich.map((changes) => [changes.faturaTip, changes] as const))(
    'LST-07: the preview of a %s equals its document, including logo and signature',
    async (_tip, changes) => {
      const params = { query: { companyId: scenario.companyId } };
      const recipient = { vknTckn: '7351902844', aliciUnvan: 'İğneada Lojistik A.Ş.', emails: ['a@b.example'] };
      const body = { ...newInvoice({ now: now() }), ...recipient, ...changes };
      const { data: saved } = await scenario.client.POST('/fatura', { params, body });
      await open({ mode: 'edit', invoiceId: saved.id });
      await choose('Yan yana');
      await shown();

      // The note with the amount in words is composed when the invoice is saved.
      await userEvent.click(screen.getByRole('button', { name: /^Kaydet Ctrl|^Kaydet$/ }));
      await screen.findByText('Fatura kaydedildi');
      const { data: link } = await scenario.client.POST('/belge/{ettn}/link', {
        params: { path: { ettn: saved.ettn ?? '' }, ...params },
        body: { dosya: 'html' },
      });
      const answer = await scenario.server.fetch(new Request(scenario.client.addressOf(link.url)));
      const file = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
      expect(file).toBeTruthy();
      const paper = await shown();
      expect(essenceOf(paper)).toBe(essenceOf(file ?? document.body));
      expect(paper.querySelectorAll('canvas[role=img]')).toHaveLength(2);
      await waitFor(() => expect(paper.querySelector<HTMLCanvasElement>('.logo')?.width).toBe(60));
    },
  );

  // `npm run bench -- page` measures how fast.
  test('follows every key at forty lines, without a call, and marks the current line', async () => {
    await open({}, sampleInvoice(40, now()));
    await choose('Yan yana');
    expect((await shown()).querySelectorAll('.lines tbody tr')).toHaveLength(40);
    const price = screen.getByRole('textbox', { name: 'Birim Fiyat, 1. satır' });
    await userEvent.click(price);
    calls = 0;
    for (const key of '12345678') {
      const before = sheet()?.textContent;
      await userEvent.keyboard(key);
      await waitFor(() => expect(sheet()?.textContent).not.toBe(before));
    }
    expect(calls).toBe(0);
    const rows = [...(sheet()?.querySelectorAll('.lines tbody tr') ?? [])];
    expect(rows.map((row) => row.hasAttribute('data-current')).indexOf(true)).toBe(0);
  });

  test('typed text is escaped and loads nothing', async () => {
    await open();
    await choose('Yan yana');
    await shown();
    await userEvent.click(screen.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }));
    await userEvent.keyboard('<img src=x onerror="document.title=1"></main>');
    await waitFor(() => expect(sheet()?.textContent).toContain('<img src=x onerror="document.title=1"></main>'));
    expect(sheet()?.querySelectorAll('img, script, style, [style], iframe, link')).toHaveLength(0);
  });

  test('the page’s styles do not apply', async () => {
    const hostile = document.createElement('style');
    hostile.textContent =
      'td, dd, p, h1 { color: rgb(255, 0, 0) !important; letter-spacing: 1em } * { font: 40px serif }';
    document.head.append(hostile);
    try {
      await open({}, sampleInvoice(2, now()));
      await choose('Yan yana');
      const name = (await shown()).querySelector('td.malHizmet') ?? document.body;
      expect(getComputedStyle(name).color).toBe('rgb(22, 32, 46)');
      expect(getComputedStyle(name).letterSpacing).toBe('normal');
      expect(getComputedStyle(name).fontSize).toBe('12px');
    } finally {
      hostile.remove();
    }
  });

  test('on a phone it is a dialog, and closing it restores the fields', async () => {
    await page.viewport(390, 844);
    await open({}, sampleInvoice(2, now()));
    expect(screen.queryByRole('radio', { name: 'Yan yana' })).toBeNull();
    await choose('Önizleme');
    const dialog = await screen.findByRole('dialog', { name: 'Önizleme' });
    const host = () => dialog.querySelector('.kalem-preview__paper');
    await waitFor(() => expect(host()?.shadowRoot?.textContent).toContain('İğneada Lojistik'));
    expect(host()?.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('radio', { name: 'Düzenle' })).toHaveProperty('checked', true);
  });
});
