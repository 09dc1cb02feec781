import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../../../testing/held';
import { codeless } from '../../../testing/codeless';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { EmailsField } from '../../fields/EmailsField';
import { Checkbox } from './Checkbox';
import { ComboBox } from './ComboBox';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { Switch } from './Switch';

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

const meta: Meta<typeof Select> = {
  title: 'Primitives/Select',
  component: Select,
  subcomponents: { ComboBox, RadioGroup, Checkbox, Switch, EmailsField },
  decorators: [inWidget],
  args: { label: 'Fatura Tipi', options: types, value: 'OZELMATRAH', onChange: fn() },
  render: held(Select),
};
export default meta;

export const Default: StoryObj<typeof Select> = {};

export const Invalid: StoryObj<typeof Select> = { args: { value: undefined, error: 'Bu alan gereklidir' } };

/** Which control to use for how many options. */
export const Kinds: StoryObj = { parameters: codeless, render: () => <Choices /> };

export const Choosing: StoryObj = {
  render: () => <Choices />,
  tags: ['!autodocs'],
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
    const notices = canvas.getByRole('switch', { name: 'E-posta ile bildir' });
    await userEvent.click(notices);
    await expect(notices).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'SMS ile bildir' })).toBeDisabled();
  },
};

function Choices() {
  const [tip, setTip] = useState<(typeof types)[number]['id']>('OZELMATRAH');
  const [il, setIl] = useState<string>();
  const [daire, setDaire] = useState('');
  const [kisi, setKisi] = useState<'tuzel' | 'gercek'>('tuzel');
  const [gorunum, setGorunum] = useState<'duzenle' | 'onizle'>('duzenle');
  const [isTold, setTold] = useState(true);
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
        <Switch
          label="E-posta ile bildir"
          description="muhasebe@igneada-lojistik.example"
          isSelected={isTold}
          onChange={setTold}
        />
        <Switch
          label="SMS ile bildir"
          description="Önce telefon numaranızı ekleyin"
          isSelected={false}
          isDisabled
          onChange={setTold}
        />
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
