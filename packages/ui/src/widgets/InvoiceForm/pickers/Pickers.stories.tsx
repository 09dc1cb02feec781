import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepDraft } from '../../../../testing/keepDraft';
import { noConnection } from '../../../../testing/noAnswer';
import { openWeek, weekNow } from '../../../../testing/openWeek';
import { writeWorkbook } from '../../../kit/list/writeWorkbook';
import { InvoiceForm } from '../InvoiceForm';

const meta: Meta<typeof InvoiceForm> = {
  title: 'Widgets/InvoiceForm/Pickers',
  component: InvoiceForm,
  args: { onEvent: fn() },
  parameters: {
    provider: { clock: weekNow, storage: keepDraft() },
    load: async () => ({ scenario: await openStocked() }),
  },
};
export default meta;

type Story = StoryObj<typeof InvoiceForm>;
type Play = NonNullable<Story['play']>;

/** The company of `openWeek` with customers, stock items and ready notes. */
async function openStocked() {
  const scenario = await openWeek();
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const office = 'Büyük Mükellefler Vergi Dairesi Başkanlığı';
  const town = { il: 'İSTANBUL', ilce: 'ATAŞEHİR', adres: 'Barbaros Mah. Mor Sümbül Sok. No: 7/2' };
  const igneada = 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi';
  const stock = { birim: 'MON', birimFiyat: '195000', kdvOrani: '20', stokTipi: 'HIZMET' } as const;
  const iban = 'TR330006100519786457841326';
  await Promise.all([
    client.POST('/cari', { params, body: { vknTckn: '7351902846', unvan: igneada, vergiDairesi: office, ...town } }),
    client.POST('/cari', { params, body: { vknTckn: '9640013725', unvan: 'Yıldız İğne ve Dikiş Sanayi Ltd. Şti.' } }),
    client.POST('/cari', {
      params,
      body: { vknTckn: '28415903762', ad: 'Şükrü', soyad: 'İğneoya', tuzel: false, il: 'KIRKLARELİ' },
    }),
    client.POST('/stok', { params, body: { ...stock, malHizmet: 'Ofis ve ortak alan temizlik hizmeti' } }),
    client.POST('/stok', {
      params,
      body: { ...stock, malHizmet: 'Dış cephe cam temizliği (sepetli vinç dâhil)', birim: 'MTK', birimFiyat: '38.75' },
    }),
    client.POST('/stok', {
      params,
      body: { ...stock, malHizmet: 'Temizlik ekipmanı, ihracat', kdvOrani: '0', istisnaMuafiyetSebebi: '301' },
    }),
    client.POST('/banka', { params, body: { bankaAdi: 'Akbank T.A.Ş.', iban, faturadaGoster: true } }),
    client.POST('/aciklama', { params, body: { aciklama: 'Vade 30 gündür.', faturadaGoster: false } }),
    client.POST('/aciklama', {
      params,
      body: { aciklama: 'İşbu fatura irsaliye yerine geçer.', faturadaGoster: false },
    }),
  ]);
  return scenario;
}

const findRecipient: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('combobox', { name: /^(Alıcı|Recipient)$/ }), 'iğne');
  await expect(await screen.findByRole('option', { name: /İğneada/ }, { timeout: 8000 })).toBeVisible();
};

const findStock: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }), 'temizl');
  await expect(await screen.findByRole('option', { name: /Ofis/ }, { timeout: 8000 })).toBeVisible();
};

const pickNotes: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /Hazır Notlar|Ready notes/ }));
  await expect(await screen.findByRole('checkbox', { name: /Akbank/ })).toBeChecked();
};

const heads = ['Mal / Hizmet', 'Miktar', 'Birim', 'Birim Fiyat', 'İskonto Oranı', 'KDV Oranı', 'Açıklama'];
const rows = [
  heads,
  ['Kurşun kalem, 12’li kutu', 120, 'Kutu', '64,16667', 5, 20, ''],
  ['Danışmanlık', 'iki', 'Saat', '01.05.2026', '', 20, ''],
  ['', 1, 'Adet', 5, '', 19, ''],
  ['Iğdır kayısısı, 5 kg kasa', '1.250,5', 'Kilogram', 100, '', '%10', 'Kasım ayı teslimatı'],
];

const upload: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /Excel/ }));
  await screen.findByRole('dialog');
  async function* batches() {
    yield await Promise.resolve(rows);
  }
  const file = new File([await writeWorkbook('Sayfa1', batches())], 'kasım kalemleri.xlsx');
  drop(file);
  await expect(await screen.findByRole('table', {}, { timeout: 8000 })).toBeVisible();
};

function drop(file: File): void {
  const place = document.querySelector('.kalem-drop');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** The form of a company with cards and ready notes, before a picker is opened. */
export const Default: Story = { tags: ['looks'] };

/** Matching customer cards, a button for a new card, and a search without matches. */
export const FindsRecipient: Story = { tags: ['!autodocs', 'looks'], play: findRecipient };

/** Stock items below a name; one does not fit the type of the invoice. */
export const FindsStock: Story = { tags: ['!autodocs', 'looks'], play: findStock };

/** Banks and ready notes. */
export const PicksNotes: Story = { tags: ['!autodocs', 'looks'], play: pickNotes };

/** A company without ready notes. */
export const NoNotes: Story = {
  tags: ['!autodocs'],
  parameters: { load: async () => ({ scenario: await openWeek() }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Hazır Notlar' }));
    await waitFor(() => expect(screen.getAllByText('Henüz kayıt yok')).toHaveLength(2));
  },
};

/** The rows of a file with their errors. */
export const Upload: Story = { tags: ['!autodocs', 'looks'], play: upload };

/** The drop area for a file. */
export const UploadEmpty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Excel/ }));
    await expect(await screen.findByText('Dosyayı buraya bırakın')).toBeVisible();
  },
};

/** A file that is not a spreadsheet. */
export const UploadRefused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Excel/ }));
    await screen.findByRole('dialog');
    drop(new File(['VKN;Unvan'], 'müşteriler.xlsx'));
    await expect(await screen.findByText(/Bu dosya bir Excel dosyası değil/)).toBeVisible();
  },
};

/** A new card after a search without matches. */
export const NewCustomer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Alıcı' }), 'Ilgaz Otelcilik');
    await userEvent.click(await screen.findByRole('option', { name: /yeni cari/ }, { timeout: 8000 }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet ve seç' }));
    await expect(await dialog.findByText('Bu alan gereklidir')).toBeVisible();
  },
};

/** Without a connection the form still opens, and the search shows the reason for its failure. */
export const Failed: Story = {
  tags: ['!autodocs'],
  parameters: { load: () => ({ scenario: noConnection() }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Alıcı' }, { timeout: 20_000 }), 'iğne');
    await expect(await screen.findByText(/^Aranamadı/, {}, { timeout: 20_000 })).toBeVisible();
  },
};
