import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { codeless } from '../../../testing/codeless';
import { inWidget } from '../../../testing/inWidget';
import { KitRow } from '../../../testing/KitRow';
import { PhoneField } from '../../fields/patternFields';
import { TaxNumberField } from '../../fields/TaxNumberField';
import { CodeField } from './CodeField';
import { PasswordField } from './TextField';
import { SearchField } from './SearchField';
import { TextArea } from './TextField';
import { TextField } from './TextField';

const meta: Meta<typeof TextField> = {
  title: 'Primitives/TextField',
  component: TextField,
  subcomponents: { TextArea, PasswordField, SearchField, CodeField, TaxNumberField, PhoneField },
  decorators: [inWidget],
  args: { label: 'Unvan', defaultValue: 'Şükrü Işıldak', description: 'Vergi levhasındaki gibi', onChange: fn() },
};
export default meta;

const nothing = () => undefined;

export const Default: StoryObj<typeof TextField> = {};

/** The error replaces the help, so nothing moves. */
export const Invalid: StoryObj<typeof TextField> = {
  args: { label: 'Email', defaultValue: 'şükrü@', error: 'Lütfen geçerli bir email adresi giriniz.' },
};

/** All kinds and states of the field. */
export const Kinds: StoryObj = {
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

/** The field for a code from an SMS. */
export const Code: StoryObj = { parameters: codeless, render: () => <SmsCode /> };

function SmsCode() {
  const [code, setCode] = useState('A7K');
  const input = useRef<HTMLInputElement>(null);
  return (
    <CodeField
      label="SMS kodu"
      length={6}
      value={code}
      onChange={setCode}
      normalize={(typed) => typed.toUpperCase()}
      inputRef={input}
    />
  );
}
