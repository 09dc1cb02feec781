import { isFurtherTaxRate, isTevkifatRateFree, readTevkifatCell } from '@kalem/domain';
import { taxTypes } from '@kalem/domain/codes/tax-types';
import { MoneyField } from '../../fields/MoneyField';
import { RemoveButton } from '../RemoveButton';
import { ComboBox } from '../../primitives/choice/ComboBox';
import * as icons from '../../primitives/icons';
import { NumberField } from '../../primitives/input/NumberField';
import { useMessages } from '../../provider/messages';
import { CodeListField } from './CodeListField';
import { messages } from './messages';
import type { StockCardForm } from './stockCalls';

/** The taxes of a stock item: tevkifat, istisna, özel matrah, and further ones with their rates (STK-08). */
export function StockTaxes({ form }: { form: StockCardForm }) {
  const t = useMessages(messages);
  const { values, field, fill, set } = form;
  const further = Object.keys(values)
    .filter(isFurtherTaxRate)
    .filter((name) => values[name]);
  const offered = taxTypes
    .filter(
      ({ inSpec, rateField }) => inSpec && isFurtherTaxRate(rateField) && !further.some((name) => name === rateField),
    )
    .map(({ rateField, value, title }) => ({ id: rateField, label: title, end: value }));
  return (
    <div className="kalem-grid">
      <div data-span="8">
        <CodeListField
          form={form}
          name="tevkifatKodu"
          onChosen={(code) => fill({ V9015Orani: readTevkifatCell(code).V9015Orani || '0' })}
        />
      </div>
      <div data-span="4" data-narrow="12">
        <NumberField
          label={t('V9015Orani')}
          affix="%"
          places={3}
          digits={3}
          isReadOnly={!isTevkifatRateFree(values)}
          description={t('rateOfCode')}
          {...field('V9015Orani')}
        />
      </div>
      <div>
        <CodeListField form={form} name="istisnaMuafiyetSebebi" />
      </div>
      <div data-span="8">
        <CodeListField form={form} name="ozelMatrahNedeni" />
      </div>
      <div data-span="4" data-narrow="12">
        <MoneyField
          label={t('ozelMatrahTutari')}
          currency={values.dovizKodu}
          isOptional
          {...field('ozelMatrahTutari')}
        />
      </div>
      {further.map((name) => {
        const title = taxTypes.find(({ rateField }) => rateField === name)?.title ?? name;
        return (
          <div key={name} data-span="4" data-narrow="12">
            <NumberField
              label={t('taxRate', { name: title })}
              affix="%"
              places={3}
              {...field(name)}
              // A cleared rate counts as 0. Only the remove button removes the tax.
              onChange={(rate) => set(name, rate === '' ? '0' : rate)}
              end={
                <RemoveButton
                  of="[data-span]"
                  label={t('removeTax', { name: title })}
                  icon={icons.x}
                  size="sm"
                  onPress={() => set(name, '')}
                />
              }
            />
          </div>
        );
      })}
      <div data-span="4" data-narrow="12">
        <ComboBox
          label={t('addTax')}
          isOptional
          description={t('addTaxHelp')}
          value=""
          options={offered}
          onChange={(name) => isFurtherTaxRate(name) && set(name, '0')}
        />
      </div>
    </div>
  );
}
