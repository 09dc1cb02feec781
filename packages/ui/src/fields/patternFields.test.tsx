import '../styles.css';
import { cleanup, render, screen } from '../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi';
import { KalemProvider } from '../provider/KalemProvider';
import { CardNumberField, GtipField, IbanField, PhoneField } from './patternFields';

afterEach(cleanup);

const fields = { PhoneField, IbanField, CardNumberField, GtipField };
const onChange = vi.fn<(value: string) => void>();

function show(name: keyof typeof fields, initial = ''): HTMLInputElement {
  onChange.mockReset();
  const Field = fields[name];
  function Held() {
    const [value, setValue] = useState(initial);
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <Field label="Alan" name="alan" value={value} onChange={change} />;
  }
  render(
    <KalemProvider client={fakeApi({}).client}>
      <Held />
    </KalemProvider>,
  );
  return screen.getByRole('textbox', { name: 'Alan' });
}

test.each([
  ['PhoneField', '5321234567', '+90 (532) 123 45 67', '5321234567'],
  ['PhoneField', '05321234567', '+90 (532) 123 45 67', '5321234567'],
  ['PhoneField', '+90 532 123 45 67', '+90 (532) 123 45 67', '5321234567'],
  ['PhoneField', '53212345678', '+90 (532) 123 45 67', '5321234567'],
  ['IbanField', 'TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['CardNumberField', '4111111111111111', '4111 1111 1111 1111', '4111111111111111'],
  ['GtipField', '847130000011', '8471.30.00.00.11', '847130000011'],
] as const)('%s: typing %s shows %s and the value is %s', async (name, typed, shown, value) => {
  const input = show(name);
  await userEvent.type(input, typed);
  expect(input).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(value);
});

test.each([
  ['PhoneField', '+90 (532) 123 45 67', '5321234567'],
  ['PhoneField', '0532 123 45 67', '5321234567'],
  ['PhoneField', '905321234567', '5321234567'],
  ['PhoneField', '  532.123.45.67\n', '5321234567'],
  ['IbanField', ' tr33 0006 1005 1978 6457 8413 26 ', 'TR330006100519786457841326'],
  ['IbanField', '330006100519786457841326', 'TR330006100519786457841326'],
  ['CardNumberField', '4111-1111-1111-1111', '4111111111111111'],
  ['GtipField', '8471.30.00.00.11', '847130000011'],
] as const)('%s: pasting “%s” gives %s, also over another number', async (name, pasted, value) => {
  const input = show(name);
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(onChange).toHaveBeenLastCalledWith(value);
  cleanup();
  const filled = show(name, name === 'IbanField' ? 'TR000000000000000000000000' : '2120000000');
  filled.select();
  await userEvent.paste(pasted);
  expect(onChange).toHaveBeenLastCalledWith(value);
});

test('a partial paste is inserted at the caret', async () => {
  const input = show('PhoneField', '5324567');
  await userEvent.click(input);
  input.setSelectionRange(9, 9);
  await userEvent.paste('123');
  expect(onChange).toHaveBeenLastCalledWith('5321234567');
});

test('editing the middle keeps the caret at its digit, and Backspace skips a bracket', async () => {
  const input = show('PhoneField', '5321234567');
  await userEvent.click(input);
  input.setSelectionRange(12, 12);
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveValue('+90 (532) 134 56 7_');
  expect(input.selectionStart).toBe(11);
  await userEvent.keyboard('9');
  expect(input).toHaveValue('+90 (532) 193 45 67');
  expect(input.selectionStart).toBe(12);
  input.setSelectionRange(10, 10);
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveValue('+90 (531) 934 56 7_');
});

test('clearing the field gives an empty value', async () => {
  const input = show('IbanField', 'TR330006100519786457841326');
  await userEvent.clear(input);
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(input).toHaveValue('');
});
