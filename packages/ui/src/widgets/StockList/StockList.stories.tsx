import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addLongItem, startStock } from '../../../testing/fillStock';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startScenario } from '../../../testing/startScenario';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { StockList } from './StockList';

const meta: Meta<typeof StockList> = {
  title: 'Widgets/StockList',
  component: StockList,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startStock() }) },
  // Forgets remembered headings, so that stories do not influence each other.
  beforeEach() {
    for (const key of Object.keys(localStorage)) if (/^kalem:.*:import:/.test(key)) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof StockList>;

/** Goods and services. */
export const Default: Story = { tags: ['looks'] };

/** A company without stock items. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await startScenario() }) } };

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Forty items, one with a very long name and price. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await startStock(33);
      await addLongItem(scenario);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^Iğdır Işıklıçeşme yöresi/ });
  },
};

/** A host's parts: an action in the header and in each row's menu, no title, no column `birim`. */
export const OwnParts: Story = {
  args: {
    hideTitle: true,
    headerActions: (
      <a className="bank-link" href="#import">
        Mağazadan aktar
      </a>
    ),
    rowActions: () => [{ id: 'own', label: 'Kampanyaya ekle', onAction: () => {} }],
    hiddenColumns: ['birim'],
  },
};

/** A host's own empty state. */
export const OwnEmptyState: Story = {
  args: { emptyState: <p>Ürünlerinizi mağazanızdan aktarabilirsiniz.</p> },
  parameters: { load: async () => ({ scenario: await startScenario() }) },
};

/** The dialog of an item with a further tax. */
export const Edit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kolonya 400 ml' }));
    await expect(await screen.findByRole('textbox', { name: 'Mal / Hizmet' })).toHaveValue('Kolonya 400 ml');
  },
};

export const Refused: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await Edit.play?.(context);
    const gtip = screen.getByRole('textbox', { name: 'GTİP isteğe bağlı' });
    await userEvent.type(gtip, '0813');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await expect(gtip).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Selected: Story = {
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kolonya 400 ml seç' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ofis koltuğu seç' }));
    await expect(await canvas.findByText('2 stok seçildi')).toBeVisible();
  },
};

/** Two items with the same name and unit, merged field by field. */
export const Merge: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: {
    load: async () => {
      const scenario = await startStock();
      const body = {
        malHizmet: 'KOLONYA 400 ML',
        birim: 'C62',
        birimFiyat: '95',
        kdvOrani: '20',
        gtip: '330300900000',
      };
      await scenario.client.POST('/stok', { params: { query: { companyId: scenario.companyId } }, body });
      return { scenario };
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'İncele ve birleştir' }));
    await expect(await screen.findByRole('radio', { name: /^Birim Fiyat, .*: 95,00$/ })).toBeEnabled();
  },
};

/** A price list from another program: other headings, units by name, and some invalid cells. */
async function priceList(): Promise<File> {
  const wrong: (string | number)[][] = [
    ['Zeytinyağı, sızma, 5 L', 'bidon', 1450, 1, ''],
    ['', 'Adet', 12.5, 20, ''],
    ['Şekerpare tepsisi', 'Adet', 'sorunuz', 10, 'günlük'],
    ['Iğdır kayısısı, kuru, 5 kg', 'kg', 190, 17, ''],
  ];
  const sound = Array.from({ length: 1200 }, (_, index) => [
    `Cıvata, paslanmaz M${index + 1}`,
    'Adet',
    1.25 + index,
    20,
    `raf ${index % 40}`,
  ]);
  const head = ['Ürün Adı', 'Ölçü', 'Fiyat', 'KDV %', 'Depo'];
  const rows = [['Fiyat listesi'], [], head, ...sound.slice(0, 20), ...wrong, ...sound.slice(20)];
  return new File([await writeWorkbook('Ürünler', [rows])], 'fiyat listesi_2026_güncel.xlsx');
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** The first step of an Excel import. */
export const Import: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: "Excel'den yükle" }));
    await expect(await screen.findByRole('button', { name: 'Dosya seç' })).toBeVisible();
  },
};

/** The choice of the sheet and the heading row. */
export const ImportFile: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await Import.play?.(context);
    await userEvent.upload(screen.getByLabelText('Excel dosyası'), await priceList());
    await expect(await screen.findByText('Başlıklar tanındı')).toBeVisible();
  },
};

/** The mapping of the columns. */
export const ImportMapping: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportFile.play?.(context);
    await press('Devam');
    await expect(await screen.findByRole('button', { name: 'Kontrol et' })).toBeEnabled();
  },
};

/** Each invalid cell with its error, editable in place. */
export const ImportCheck: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportMapping.play?.(context);
    await press('Kontrol et');
    await expect(await screen.findByRole('button', { name: '1.200 kartı yükle' })).toBeVisible();
  },
};

/** The result of each row. */
export const ImportReport: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportCheck.play?.(context);
    await press('1.200 kartı yükle');
    await expect(await screen.findByRole('heading', { name: 'Alınmayan 4 satır' })).toBeVisible();
  },
};

/** Running on the server, visible to any user. */
export const ImportRunning: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const scenario = await startStock();
      scenario.server.onRows = (from) => (from > 0 ? new Promise(() => undefined) : Promise.resolve());
      return { scenario };
    },
  },
  play: async (context) => {
    await ImportCheck.play?.(context);
    await press('1.200 kartı yükle');
    await expect(await screen.findByText('1.000 / 1.204 satır')).toBeVisible();
  },
};

/** The server rejects a file that is no sheet. */
export const ImportRefused: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Import.play?.(context);
    await userEvent.upload(screen.getByLabelText('Excel dosyası'), new File(['Ürün;Fiyat'], 'liste.xlsx'));
    await press('Yükle');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
