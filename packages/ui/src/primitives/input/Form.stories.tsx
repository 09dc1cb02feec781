import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { codeless } from '../../../testing/codeless';
import { inWidget } from '../../../testing/inWidget';
import { TaxNumberField } from '../../fields/TaxNumberField';
import { Button } from '../Button';
import { Form } from './Form';
import { Select } from '../choice/Select';

const types = [
  { id: 'SATIS', label: 'Satış' },
  { id: 'IADE', label: 'İade' },
] as const;
const faults = [
  { path: 'vknTckn', message: 'Geçersiz VKN' },
  { path: 'faturaTip', message: 'Bu alan gereklidir' },
];
const nothing = () => undefined;

const meta: Meta<typeof Form> = {
  title: 'Primitives/Form',
  component: Form,
  decorators: [inWidget],
  parameters: { controls: { disable: true } },
};
export default meta;

/** Each fault is shown below its field until the user edits the field. */
export const Default: StoryObj = { parameters: codeless, render: () => <Faulty /> };

export const Faults: StoryObj = {
  render: () => <Faulty />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('VKN / TCKN');
    await expect(field).toHaveAccessibleDescription(/Geçersiz VKN/);
    await userEvent.type(field, '4');
    await userEvent.tab();
    await expect(field).not.toHaveAccessibleDescription(/Geçersiz VKN/);
  },
};

function Faulty() {
  const [vkn, setVkn] = useState('123');
  return (
    <Form faults={faults} onSubmit={nothing} label="Alıcı">
      <div className="kit-row">
        <TaxNumberField label="VKN / TCKN" name="vknTckn" value={vkn} onChange={setVkn} />
        <Select label="Fatura Tipi" name="faturaTip" options={types} value={undefined} onChange={nothing} />
      </div>
      <p>
        <Button type="submit" variant="primary">
          Kaydet
        </Button>
      </p>
    </Form>
  );
}
