import { validateCustomer } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import { DistrictField, ProvinceField, TaxOfficeField } from '../../../fields/ListField';
import { TaxNumberField } from '../../../fields/TaxNumberField';
import { FormDialog } from '../../../kit/FormDialog';
import { useForm } from '../../../kit/useForm';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useInvalidate } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { cardMessages } from './cardMessages';

interface NewCustomerProps {
  companyId: string;
  /** The searched text: a number or a name. */
  typed: string;
  onCreated: (card: components['schemas']['Customer']) => void;
  onClose: () => void;
}

const TCKN_LENGTH = 11;

/**
 * Dialog for a new customer card with the fields that an invoice uses. A number of eleven digits belongs to a person.
 */
export function NewCustomer({ companyId, typed, onCreated, onClose }: NewCustomerProps) {
  const t = useMessages(cardMessages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const isNumber = /^\d+$/.test(typed);
  const form = useForm({
    kind: 'createCustomer',
    initial: {
      vknTckn: isNumber ? typed.slice(0, TCKN_LENGTH) : '',
      unvan: isNumber ? '' : typed,
      ad: '',
      soyad: '',
      vergiDairesi: '',
      email: '',
      il: '',
      ilce: '',
      adres: '',
    },
    validate: (values) => validateCustomer({ ...values, tuzel: isLegal(values) }),
    required: ['vknTckn', 'unvan', 'ad', 'soyad'],
    async submit(values, { key }) {
      const body = { ...values, tuzel: isLegal(values) };
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/cari', { params, body });
      await invalidate('/cari');
      onCreated(data);
    },
  });
  const isPerson = !isLegal(form.values);
  const listed = (name: 'vergiDairesi' | 'il' | 'ilce') => ({
    ...form.field(name),
    label: t(name),
    isOptional: true,
    value: { id: null, title: form.values[name] },
    onChange: ({ title }: { title: string }) => form.set(name, title),
  });

  return (
    <FormDialog size="lg" title={t('newCustomer')} form={form} submitLabel={t('createAndTake')} onClose={onClose}>
      <div className="kalem-grid">
        <div data-span="6" data-narrow="12">
          <TaxNumberField label={t('vknTckn')} autoFocus={!isNumber} {...form.field('vknTckn')} />
        </div>
        <div data-span="6" data-narrow="12">
          <TaxOfficeField {...listed('vergiDairesi')} />
        </div>
        {isPerson && (
          <>
            <div data-span="6" data-narrow="12">
              <TextField label={t('ad')} maxLength={100} {...form.field('ad')} />
            </div>
            <div data-span="6" data-narrow="12">
              <TextField label={t('soyad')} maxLength={100} {...form.field('soyad')} />
            </div>
          </>
        )}
        <div data-span="12">
          <TextField
            label={t('unvan')}
            maxLength={300}
            autoFocus={isNumber && !isPerson}
            {...form.field('unvan')}
            isOptional={isPerson}
            isRequired={!isPerson}
          />
        </div>
        <div data-span="12">
          <TextField label={t('email')} isOptional inputMode="email" {...form.field('email')} />
        </div>
        <div data-span="6" data-narrow="12">
          <ProvinceField {...listed('il')} onChange={({ title }) => form.fill({ il: title, ilce: '' })} />
        </div>
        <div data-span="6" data-narrow="12">
          <DistrictField {...listed('ilce')} province={form.values.il} />
        </div>
        <div data-span="12">
          <TextField label={t('adres')} isOptional maxLength={500} {...form.field('adres')} />
        </div>
      </div>
    </FormDialog>
  );
}

function isLegal({ vknTckn }: { vknTckn: string }): boolean {
  return vknTckn.length !== TCKN_LENGTH;
}
