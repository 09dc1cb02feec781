import { customerColumns, validateCustomer } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { customerWire } from '../../db/cardWire';
import { type CustomerContent, customerCards, type CustomerRow } from '../../db/customerCards';
import type { CardSheet } from './CardSheet';
import { currencyOfCell } from './currencyOfCell';
import { customerContent } from './customerContent';
import { filledOrDefault } from './filledOrDefault';
import { mergedBody } from './mergedBody';

const NATURAL_PERSON = 11;
/** What people write between digits, and what copying brings along. */
const separators = /[\s\u200b.-]/g;

/** The customer sheet (CUS-13, CUS-15). Whether a person is legal has no column: the length of the number says it. */
export const customerSheet: CardSheet<CustomerRow, CustomerContent, components['schemas']['CustomerWrite']> = {
  cards: customerCards,
  operation: 'createCustomer',
  columns: customerColumns,
  required: ['vknTckn'],
  fieldsOf: ({ vknTckn = '', paraBirimi, ...cells }) => ({
    ...filledOrDefault(cells, ['iskonto']),
    vknTckn: vknTckn.replace(separators, ''),
    ...(paraBirimi !== undefined && { paraBirimi: currencyOfCell(paraBirimi) }),
  }),
  keyOf: ({ vknTckn = '' }) => vknTckn,
  bodyOf: (fields, known) =>
    mergedBody<string | boolean>(known && customerWire(known), {
      ...fields,
      tuzel: fields['vknTckn']?.length !== NATURAL_PERSON,
    }),
  validate: validateCustomer,
  contentOf: customerContent,
};
