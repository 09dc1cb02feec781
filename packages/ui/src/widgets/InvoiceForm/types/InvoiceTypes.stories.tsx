import { changeInvoiceType, type FaturaTip, type InvoiceDraft, type Line } from '@kalem/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { keepDraft } from '../../../../testing/keepDraft';
import { openWeek, weekNow } from '../../../../testing/openWeek';
import { sampleInvoice } from '../../../../testing/sampleInvoice';
import { InvoiceForm } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');

const meta: Meta<typeof InvoiceForm> = {
  title: 'Widgets/InvoiceForm/Types',
  component: InvoiceForm,
  args: { onEvent: fn() },
  parameters: { provider: { clock: weekNow }, load: async () => ({ scenario: await openWeek() }) },
};
export default meta;

type Story = StoryObj<typeof InvoiceForm>;

/** The parameters of a story whose draft, of this type, is restored from the device. */
const kept = (faturaTip: FaturaTip, malHizmetler: Line[], header: Partial<InvoiceDraft> = {}) => ({
  provider: {
    storage: keepDraft({ ...changeInvoiceType(sampleInvoice(1, now()), faturaTip), ...header, malHizmetler }),
  },
});

const tevkifat = kept(
  'TEVKIFAT',
  [
    {
      malHizmet: 'B Blok dış cephe mantolama ve tadilat işi, 4 No.lu hakediş',
      miktar: '1',
      birim: 'C62',
      birimFiyat: '1486500',
      kdvOrani: '20',
      tevkifatKodu: '601',
      V9015Orani: '40',
      V0011Orani: '5',
    },
    {
      malHizmet: 'Peyzaj, çim biçme ve bahçe bakım hizmeti',
      miktar: '1',
      birim: 'MON',
      birimFiyat: '42000',
      kdvOrani: '20',
      tevkifatKodu: '613',
      V9015Orani: '90',
    },
    {
      malHizmet: 'Kolalı gazoz, 24 × 330 mL koli',
      miktar: '40',
      birim: 'BX',
      birimFiyat: '612',
      kdvOrani: '20',
      V0077Orani: '35',
    },
  ],
  { vergiler: ['V9015', 'V0077', 'V0011'] },
);

const istisna = kept('ISTISNA', [
  {
    malHizmet: 'Yazılım geliştirme ve bakım hizmeti, Kasım 2026',
    miktar: '1',
    birim: 'MON',
    birimFiyat: '38450',
    kdvOrani: '0',
    istisnaMuafiyetSebebi: '302',
  },
]);

const ozelMatrah = kept('OZELMATRAH', [
  {
    malHizmet: '22 ayar bilezik, işçilik dâhil',
    miktar: '46.25',
    birim: 'GRM',
    birimFiyat: '4172.125',
    kdvOrani: '20',
    ozelMatrahNedeni: '805',
    ozelMatrahTutari: '9850',
  },
]);

const ihracKayitli = kept('IHRACKAYITLI', [
  {
    malHizmet: 'Pamuklu dokuma kumaş, ham, 160 cm en, 30/1',
    miktar: '12480.5',
    birim: 'MTR',
    birimFiyat: '86.4',
    kdvOrani: '20',
    istisnaMuafiyetSebebi: '702',
    gtip: '520812160000',
    aliciDibSatirKod: '2026D100482',
    teslimSarti: 'FOB',
    gonderilmeSekli: '1',
    esyaKapCinsi: 'CN',
    kapNo: 'MSCU-4471920',
    kapAdet: '2',
    teslimBedelOdemeYeri: 'Mersin Limanı',
  },
  {
    malHizmet: 'Polyester astarlık kumaş, baskılı, 150 cm en',
    miktar: '4200',
    birim: 'MTR',
    birimFiyat: '31.25',
    kdvOrani: '20',
    istisnaMuafiyetSebebi: '701',
  },
]);

const iade = kept(
  'IADE',
  [
    {
      malHizmet: 'Z katlı kâğıt havlu, 200 yaprak × 12',
      miktar: '12',
      birim: 'BX',
      birimFiyat: '486.9',
      kdvOrani: '20',
    },
  ],
  {
    vknTckn: '1938472657',
    iadeFaturalari: [
      { faturaNumarasi: 'GIB2026000001198', faturaTarih: '2026-11-04' },
      { faturaNumarasi: 'GIB2026000001121', faturaTarih: '2026-10-19' },
    ],
  },
);

const konaklama = kept('KONAKLAMAVERGISI', [
  {
    malHizmet: 'Standart çift kişilik oda, 3 gece, Ilgaz Dağ Oteli',
    miktar: '3',
    birim: 'DAY',
    birimFiyat: '4850',
    kdvOrani: '0',
    V0059Orani: '2',
  },
]);

/** Tevkifat of KDV, with a stopaj and an ÖTV. */
export const Tevkifat: Story = { tags: ['looks'], parameters: tevkifat };

/** Sales without KDV, each with its reason. */
export const Istisna: Story = { parameters: istisna };

/** KDV on a base other than the price. */
export const OzelMatrah: Story = { parameters: ozelMatrah };

/** Goods for export: codes, permit, delivery. */
export const IhracKayitli: Story = { tags: ['looks'], parameters: ihracKayitli };

/** Returned goods with their original invoices. */
export const Iade: Story = { parameters: iade };

/** Only the accommodation tax. */
export const Konaklama: Story = { tags: ['looks'], parameters: konaklama };

/** A sale with a further tax. */
export const SatisWithTax: Story = {
  parameters: kept(
    'SATIS',
    [{ malHizmet: 'Kolalı gazoz', miktar: '40', birim: 'BX', birimFiyat: '612', kdvOrani: '20', V0077Orani: '35' }],
    { vergiler: ['V0077'] },
  ),
};

/** Opens the panel of the first line. */
const openPanel = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Birim Fiyat, 1. satır' }));
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  return canvas;
};

export const TevkifatCodes: Story = {
  parameters: tevkifat,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await openPanel(canvasElement);
    const code = await canvas.findByRole('combobox', { name: 'Tevkifat Kodu' });
    await userEvent.click(code);
    await userEvent.clear(code);
    await userEvent.type(code, 'bakım');
    await expect(await screen.findByRole('option', { name: /^613/ })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /^613/ }));
    await expect(canvas.getByRole('textbox', { name: 'Tevkifat Oranı' })).toHaveValue('90');
  },
};

export const DarkTaxes: Story = {
  parameters: tevkifat,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = await openPanel(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Kurumlar Vergisi Stopajı Oranı' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Vergi Ekle' }));
    await expect(await screen.findByRole('dialog', { name: 'Vergi Ekle' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Damga Vergisi Toplama/ }));
  },
};

export const CodeMissing: Story = {
  parameters: kept('TEVKIFAT', [
    { malHizmet: 'Tadilat', miktar: '1', birim: 'C62', birimFiyat: '1000', kdvOrani: '20', tevkifatKodu: '' },
  ]),
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kaydet' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Tevkifat faturasında en az bir satırda/);
  },
};

export const PicksReturns: Story = {
  parameters: iade,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Faturalarımdan seç' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Benim kestiklerim' }));
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /^GIB2026/ }))[0] ?? canvasElement);
    await expect(screen.getByRole('button', { name: '1 faturayı ekle' })).toBeEnabled();
  },
};

export const AsksBeforeAnotherType: Story = {
  parameters: istisna,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Fatura Tipi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tevkifat' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
