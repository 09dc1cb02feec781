import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { held } from '../../../testing/held';
import { codeless } from '../../../testing/codeless';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { MoneyField } from '../../fields/MoneyField';
import { DateField } from './DateField';
import { NumberField } from './NumberField';
import { TimeField } from './TimeField';

const meta: Meta<typeof NumberField> = {
  title: 'Primitives/NumberField',
  component: NumberField,
  subcomponents: { MoneyField, DateField, TimeField },
  decorators: [inWidget],
  args: { label: 'Miktar', value: '1234.56789', places: 8, affix: 'Adet', onChange: fn() },
  render: held(NumberField),
};
export default meta;

export const Default: StoryObj<typeof NumberField> = {};

/** Amounts, days and times: the typed text and the wire value. */
export const Kinds: StoryObj = { parameters: codeless, render: () => <Figures /> };

export const FiguresAndDates: StoryObj = {
  render: () => <Figures />,
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [open] = within(canvasElement).getAllByRole('button', { name: 'Takvimi aç' });
    if (!open) throw new Error('no calendar button');
    await userEvent.click(open);
    await expect(await screen.findByRole('dialog', { name: 'Takvim' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /16 Kasım 2026/ }));
    await expect(within(canvasElement).getByLabelText('Tarih')).toHaveValue('16/11/2026');
  },
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
