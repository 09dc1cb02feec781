import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { EmailsField } from '../../fields/EmailsField';
import { MoneyField } from '../../fields/MoneyField';
import { PhoneField, TaxNumberField } from '../../fields/patternFields';
import { Button } from '../Button';
import { Checkbox } from '../choice/Checkbox';
import { ComboBox } from '../choice/ComboBox';
import { DateField } from './DateField';
import { FaultSummary } from '../form/FaultSummary';
import { focusField, Form } from '../form/Form';
import { NumberField } from './NumberField';
import { PasswordField, TextArea, TextField } from './TextField';
import { RadioGroup } from '../choice/RadioGroup';
import { SearchField } from './SearchField';
import { Select } from '../choice/Select';
import { TimeField } from './TimeField';

const meta: Meta = { title: 'Kit/Fields', decorators: [inWidget] };
export default meta;

const types = [
  { id: 'SATIS', label: 'Satış' },
  { id: 'IADE', label: 'İade' },
  { id: 'TEVKIFAT', label: 'Tevkifat' },
  { id: 'OZELMATRAH', label: 'Özel Matrah' },
] as const;
const offices = [
  { id: '076201', label: 'Iğdır Vergi Dairesi Müdürlüğü', end: 'IĞDIR' },
  { id: '076102', label: 'Tuzluca Malmüdürlüğü', end: 'IĞDIR' },
  { id: '034201', label: 'Şişli Vergi Dairesi Müdürlüğü', end: 'İSTANBUL' },
];
const nothing = () => undefined;

export const Text: StoryObj = {
  render: () => (
    <div className="kit">
      <KitRow>
        <TextField label="Unvan" defaultValue="Şükrü Işıldak" description="Vergi levhasındaki gibi" />
        <TextField label="Unvan" placeholder="Unvan yazın" />
        <TextField label="Email" defaultValue="şükrü@" error="Lütfen geçerli bir email adresi giriniz." />
        <TaxNumberField
          label="VKN / TCKN"
          value="7351902846"
          onChange={nothing}
          success="Mükellef bilgileri getirildi"
        />
        <TextField label="Belge Numarası" defaultValue="GIB2026000001284" kind="code" isReadOnly />
        <PhoneField label="Telefon" value="5321234567" onChange={nothing} isDisabled />
        <PasswordField label="Şifre" defaultValue="Kalem2026!" autoComplete="off" />
        <SearchField label="Fatura ara" value="ışıl" onChange={nothing} />
        <TextArea label="Bu faturaya özel not" isOptional defaultValue="Sözleşme No: 2026/118." />
      </KitRow>
    </div>
  ),
};

function Figures() {
  const [miktar, setMiktar] = useState('1234.56789');
  const [fiyat, setFiyat] = useState('');
  const [iskonto, setIskonto] = useState('12.5');
  const [tarih, setTarih] = useState('2026-11-21');
  const [bos, setBos] = useState('');
  const [saat, setSaat] = useState('14:05:22');
  return (
    <div className="kit">
      <KitRow>
        <NumberField label="Miktar" value={miktar} onChange={setMiktar} places={8} affix="Adet" />
        <MoneyField label="Birim Fiyat" value={fiyat} onChange={setFiyat} />
        <NumberField label="İskonto" isOptional value={iskonto} onChange={setIskonto} affix="%" />
        <DateField label="Tarih" value={tarih} onChange={setTarih} />
        <DateField label="Vade" value={bos} onChange={setBos} />
        <TimeField label="Saat" value={saat} onChange={setSaat} />
      </KitRow>
      <output data-testid="wire">{JSON.stringify({ miktar, fiyat, iskonto, tarih, bos, saat })}</output>
    </div>
  );
}

export const FiguresAndDates: StoryObj = {
  render: () => <Figures />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wire = (): Record<string, string> => JSON.parse(canvas.getByTestId('wire').textContent ?? '');
    const price = canvas.getByLabelText('Birim Fiyat');
    await userEvent.type(price, '1099605,85');
    await expect(price).toHaveValue('1.099.605,85');
    await expect(wire().fiyat).toBe('1099605.85');
    await userEvent.type(canvas.getByLabelText('Vade'), '3.9.2026');
    await expect(canvas.getByLabelText('Vade')).toHaveValue('03/09/2026');
    await expect(wire().bos).toBe('2026-09-03');
    await userEvent.clear(canvas.getByLabelText('Vade'));
    await userEvent.type(canvas.getByLabelText('Vade'), '31022026');
    await userEvent.tab();
    await expect(canvas.getByText('Geçersiz tarih')).toBeVisible();
    await expect(wire().bos).toBe('');
  },
};

export const Calendar: StoryObj = {
  render: () => <Figures />,
  play: async ({ canvasElement }) => {
    const [open] = within(canvasElement).getAllByRole('button', { name: 'Takvimi aç' });
    if (!open) throw new Error('no calendar button');
    await userEvent.click(open);
    await expect(await screen.findByRole('dialog', { name: 'Takvim' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /16 Kasım 2026/ }));
    await expect(within(canvasElement).getByLabelText('Tarih')).toHaveValue('16/11/2026');
  },
};

function Choices() {
  const [tip, setTip] = useState<(typeof types)[number]['id']>('OZELMATRAH');
  const [il, setIl] = useState<string>();
  const [daire, setDaire] = useState('');
  const [kisi, setKisi] = useState<'tuzel' | 'gercek'>('tuzel');
  const [gorunum, setGorunum] = useState<'duzenle' | 'onizle'>('duzenle');
  const [emails, setEmails] = useState(['muhasebe@igneada-lojistik.example']);
  return (
    <div className="kit">
      <KitRow>
        <Select label="Fatura Tipi" options={types} value={tip} onChange={setTip} />
        <Select
          label="İl"
          options={[{ id: '34', label: 'İSTANBUL' }]}
          value={il}
          onChange={setIl}
          error="Bu alan gereklidir"
        />
        <ComboBox label="Vergi Dairesi" options={offices} value={daire} onChange={setDaire} />
        <EmailsField
          label="Email"
          isOptional
          value={emails}
          onChange={setEmails}
          description="Onaylanınca belge bu adreslere gider"
        />
      </KitRow>
      <KitRow>
        <Checkbox>Faturada göster</Checkbox>
        <Checkbox defaultSelected>Faturada göster</Checkbox>
        <Checkbox isIndeterminate>Tümünü seç</Checkbox>
        <Checkbox defaultSelected isDisabled>
          Kapalı
        </Checkbox>
        <Checkbox isInvalid>Onaylıyorum</Checkbox>
      </KitRow>
      <KitRow>
        <RadioGroup
          label="Kişi"
          options={[
            { id: 'tuzel', label: 'Tüzel Kişi' },
            { id: 'gercek', label: 'Gerçek Kişi' },
          ]}
          value={kisi}
          onChange={setKisi}
        />
        <RadioGroup
          label="Görünüm"
          isLabelHidden
          isBare
          variant="segmented"
          options={[
            { id: 'duzenle', label: 'Düzenle' },
            { id: 'onizle', label: 'Önizleme' },
          ]}
          value={gorunum}
          onChange={setGorunum}
        />
      </KitRow>
    </div>
  );
}

export const Choosing: StoryObj = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Fatura Tipi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tevkifat' }));
    await expect(canvas.getByRole('button', { name: /Fatura Tipi/ })).toHaveTextContent('Tevkifat');
    const office = canvas.getByRole('combobox', { name: 'Vergi Dairesi' });
    await userEvent.type(office, 'igd');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await expect(office).toHaveValue('Iğdır Vergi Dairesi Müdürlüğü');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'a@b.example,');
    await expect(canvas.getByText('a@b.example')).toBeVisible();
  },
};

const faults = [
  { path: 'vknTckn', message: 'Geçersiz VKN', label: 'VKN / TCKN' },
  { path: 'faturaTip', message: 'Bu alan gereklidir', label: 'Fatura Tipi' },
];

function Faulty() {
  const [vkn, setVkn] = useState('123');
  return (
    <Form faults={faults} onSubmit={nothing} label="Alıcı">
      <div className="kit-row">
        <TaxNumberField label="VKN / TCKN" name="vknTckn" value={vkn} onChange={setVkn} />
        <Select label="Fatura Tipi" name="faturaTip" options={types} value={undefined} onChange={nothing} />
      </div>
      <FaultSummary faults={faults} onSelect={(path) => focusField(document, path)} />
      <p>
        <Button type="submit" variant="primary">
          Kaydet
        </Button>
      </p>
    </Form>
  );
}

export const Faults: StoryObj = {
  render: () => <Faulty />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('VKN / TCKN');
    await expect(field).toHaveAccessibleDescription(/Geçersiz VKN/);
    await userEvent.click(canvas.getByRole('button', { name: 'VKN / TCKN: Geçersiz VKN' }));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fatura Tipi: Bu alan gereklidir' }));
    await expect(canvas.getByRole('button', { name: /^.*Fatura Tipi$/ })).toHaveFocus();
    await userEvent.type(field, '4');
    await userEvent.tab();
    await expect(field).not.toHaveAccessibleDescription(/Geçersiz VKN/);
  },
};
