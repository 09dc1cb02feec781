import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isValidVkn } from '@kalem/domain';
import { addLongCustomer, startCustomers } from '../../../testing/fillCards';
import { noAnswer, noConnection } from '../../../testing/noAnswer';
import { startScenario } from '../../../testing/startScenario';
import { longTitle } from '../../../testing/week';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { CustomerList } from './CustomerList';

const meta: Meta<typeof CustomerList> = {
  title: 'Widgets/CustomerList',
  component: CustomerList,
  args: { onEvent: fn() },
  parameters: { load: async () => ({ scenario: await startCustomers() }) },
  // Forgets remembered headings, so that stories do not influence each other.
  beforeEach() {
    for (const key of Object.keys(localStorage)) if (/^kalem:.*:import:/.test(key)) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof CustomerList>;

/** Legal and natural persons. */
export const Default: Story = { tags: ['looks'] };

/** A company without customers. */
export const Empty: Story = { parameters: { load: async () => ({ scenario: await startScenario() }) } };

/** Before the first answer. */
export const Loading: Story = { parameters: { load: () => ({ scenario: noAnswer() }) } };

/** The server cannot be reached. */
export const Failed: Story = { parameters: { load: () => ({ scenario: noConnection() }) } };

/** Forty cards, one with very long values. */
export const Long: Story = {
  parameters: {
    load: async () => {
      const scenario = await startCustomers(30);
      await addLongCustomer(scenario);
      return { scenario };
    },
  },
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: longTitle });
  },
};

/** A host's parts: an action in the header and in each row's menu, no title, no column `vergiDairesi`. */
export const OwnParts: Story = {
  args: {
    hideTitle: true,
    headerActions: (
      <a className="bank-link" href="#import">
        Bankadan aktar
      </a>
    ),
    rowActions: () => [{ id: 'own', label: 'Kredi limiti iste', onAction: () => {} }],
    hiddenColumns: ['vergiDairesi'],
  },
};

/** A host's own empty state. */
export const OwnEmptyState: Story = {
  args: { emptyState: <p>Carilerinizi bankanızın kayıtlarından aktarabilirsiniz.</p> },
  parameters: { load: async () => ({ scenario: await startScenario() }) },
};

/** The dialog of a row. */
export const Edit: Story = {
  tags: ['!autodocs', 'looks'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Ağrıdağı/ }));
    await expect(await screen.findByLabelText('VKN')).toHaveValue('0140873552');
  },
};

export const Refused: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Edit.play?.(context);
    const email = screen.getByRole('textbox', { name: 'Email isteğe bağlı' });
    await userEvent.clear(email);
    await userEvent.type(email, 'fatura@agridagi');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await expect(email).toHaveAccessibleDescription('Geçersiz email adresi');
  },
};

export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Şükrü Işıldak seç' }));
    await expect(await canvas.findByText('1 cari seçildi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sil' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Seçili cari(ler) silinsin mi?' })).toBeVisible();
  },
};

/** Two cards with the same number, merged field by field. */
export const Merge: Story = {
  tags: ['!autodocs', 'looks'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'İncele ve birleştir' }));
    await expect(await screen.findByRole('radio', { name: /bilgi@yagiz-insaat/ })).toBeChecked();
  },
};

/** An Excel file from another program: other headings, a line above them, and some invalid cells. */
async function sheetOfOthers(): Promise<File> {
  const wrong: (string | number)[][] = [
    ['Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ltd. Şti.', '14087355', 'Iğdır', 'satis@agridagi.example', 0, ''],
    ['Şükrü Işıldak Ticaret', '8415903762', 'Kırklareli', 'sukru@isildak', 0, ''],
    ['', '8021147736', 'Kadıköy', '', 3, ''],
    ['Müjgân Şençiçek Kırtasiye', '8021147736', 'Kadıköy', 'mujgan@sencicek.example', 120, ''],
  ];
  const sound = Array.from({ length: 1200 }, (_, index) => [
    `Zeytin ${index + 1} Gıda Sanayi ve Ticaret A.Ş.`,
    numberOf(index),
    'Büyük Mükellefler',
    `muhasebe${index}@zeytin.example`,
    2.5,
    `120.01.${index}`,
  ]);
  const head = ['Firma Ünvanı', 'Numara', 'Vergi D.', 'E-posta', 'İskonto', 'Kod 3'];
  const rows = [['Müşteriler'], [], head, ...sound.slice(0, 20), ...wrong, ...sound.slice(20)];
  return new File([await writeWorkbook('Müşteriler', [rows])], 'cariler_İstanbul_Anadolu_2026_kasım_SON (2).xlsx');
}

/** Valid numbers, except one with a wrong check digit. */
function numberOf(index: number): string {
  const nine = String(200_000_000 + index);
  const digit = [...'0123456789'].findIndex((last) => isValidVkn(nine + last));
  return `${nine}${index === 7 ? (digit + 1) % 10 : digit}`;
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
    await userEvent.upload(screen.getByLabelText('Excel dosyası'), await sheetOfOthers());
    await expect(await screen.findByText('Başlıklar tanındı')).toBeVisible();
  },
};

/** The mapping of the columns; a required one is missing. */
export const ImportMapping: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportFile.play?.(context);
    await press('Devam');
    await expect(await screen.findByText('Gerekli alan eşleştirilmedi: VKN / TCKN')).toBeVisible();
  },
};

/** Each invalid cell with its error, editable in place. */
export const ImportCheck: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportMapping.play?.(context);
    await press(/Numara sütununun alanı/);
    await userEvent.click(await screen.findByRole('option', { name: 'VKN / TCKN' }));
    await press('Kontrol et');
    await expect(await screen.findByRole('button', { name: '1.200 kartı yükle' })).toBeVisible();
    // A narrow table becomes cards after it was measured.
    await waitFor(() => expect(screen.getByText('VKN 10 haneli olmalıdır')).toBeVisible());
  },
};

/** Numbers with a wrong check digit are accepted with a warning. */
export const ImportDoubtful: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportCheck.play?.(context);
    await userEvent.click(screen.getByRole('radio', { name: 'Uyarılı 1' }));
    await waitFor(() => expect(screen.getByText('Numara hatalı görünüyor, kontrol ediniz.')).toBeVisible());
  },
};

/** The result of each row. */
export const ImportReport: Story = {
  tags: ['!autodocs', 'looks'],
  play: async (context) => {
    await ImportCheck.play?.(context);
    await press('1.200 kartı yükle');
    await expect(await screen.findByRole('heading', { name: 'Alınmayan 4 satır' })).toBeVisible();
    await expect(await screen.findByText(/VKN 10 haneli olmalıdır/)).toBeVisible();
  },
};

/** The first step after an import that ended while its page was closed. */
export const ImportEnded: Story = {
  tags: ['!autodocs', 'looks'],
  parameters: {
    load: async () => {
      const scenario = await startCustomers();
      const rows = [
        ['VKN / TCKN', 'Unvan'],
        ['123', 'Kısa Numara Kırtasiye'],
      ];
      const file = new File([await writeWorkbook('Cariler', [rows])], 'cariler_İstanbul_Anadolu_2026_kasım.xlsx');
      await scenario.client.POST('/cari/aktarim', {
        params: { query: { companyId: scenario.companyId } },
        body: { file },
      });
      return { scenario };
    },
  },
  play: async (context) => {
    await Import.play?.(context);
    await expect(await screen.findByRole('button', { name: 'Raporu gör' })).toBeVisible();
  },
};

/** Running on the server, visible to any user. */
export const ImportRunning: Story = {
  tags: ['!autodocs'],
  parameters: {
    load: async () => {
      const scenario = await startCustomers();
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
