import { validateStockItem } from '@kalem/domain/checks';
import { useUnits } from '../../../fields/units';
import { FormDialog } from '../../../kit/FormDialog';
import { useForm } from '../../../kit/useForm';
import { ComboBox } from '../../../primitives/choice/ComboBox';
import { Select } from '../../../primitives/choice/Select';
import { NumberField } from '../../../primitives/input/NumberField';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useInvalidate } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useHeaderField } from '../FormContext';
import { cardMessages } from './cardMessages';
import type { StockItem } from './takeStock';

interface NewStockProps {
  companyId: string;
  /** The typed name. */
  typed: string;
  onCreated: (item: StockItem) => void;
  onClose: () => void;
}

const rates = ['0', '1', '8', '10', '18', '20'].map((rate) => ({ id: rate, label: rate }));

/** Dialog for a new stock item: name, unit, price and KDV. Its currency is that of the invoice. */
export function NewStock({ companyId, typed, onCreated, onClose }: NewStockProps) {
  const t = useMessages(cardMessages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const units = useUnits();
  const [dovizKodu] = useHeaderField('paraBirim');
  const form = useForm({
    kind: 'createStockItem',
    initial: { malHizmet: typed, birim: 'C62', birimFiyat: '', kdvOrani: '20' },
    validate: validateStockItem,
    required: ['malHizmet', 'birim'],
    async submit({ birimFiyat, ...values }, { key }) {
      const body = { ...values, dovizKodu, ...(birimFiyat && { birimFiyat }) };
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/stok', { params, body });
      await invalidate('/stok');
      onCreated(data);
    },
  });

  return (
    <FormDialog size="lg" title={t('newStock')} form={form} submitLabel={t('createAndTake')} onClose={onClose}>
      <div className="kalem-grid">
        <div data-span="12">
          <TextField label={t('malHizmet')} maxLength={500} {...form.field('malHizmet')} />
        </div>
        <div data-span="5" data-narrow="12">
          <ComboBox
            {...form.field('birim')}
            label={t('birim')}
            options={units.map(({ value, title }) => ({ id: value, label: title, end: value }))}
          />
        </div>
        <div data-span="4" data-narrow="12">
          <NumberField
            {...form.field('birimFiyat')}
            label={t('birimFiyat')}
            isOptional
            places={5}
            affix={dovizKodu}
            autoFocus
          />
        </div>
        <div data-span="3" data-narrow="12">
          <Select {...form.field('kdvOrani')} label={t('kdvOrani')} options={rates} />
        </div>
      </div>
    </FormDialog>
  );
}
