import { offeredKdvRates, roundUnitPrice } from '@kalem/domain';
import { useState } from 'react';
import { MoneyField } from '../../fields/MoneyField';
import { GtipField } from '../../fields/patternFields';
import { useUnits } from '../../fields/units';
import { formatPercent } from '../../primitives/Amount';
import { Select } from '../../primitives/choice/Select';
import { TextArea, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { CodeListField } from './CodeListField';
import { kindMessages, kinds } from './kinds';
import { messages } from './messages';
import type { StockCardForm } from './stockCalls';
import { StockTaxes } from './StockTaxes';

/** All fields of a stock item (STK-01): kind, price, taxes, export data. */
export function StockFields({ form }: { form: StockCardForm }) {
  const t = useMessages(messages);
  return (
    <>
      <MainFields form={form} />
      <h2 className="kalem-heading kalem-card-form__group">{t('taxes')}</h2>
      <StockTaxes form={form} />
      <h2 className="kalem-heading kalem-card-form__group">{t('export')}</h2>
      <ExportFields form={form} />
    </>
  );
}

function MainFields({ form }: { form: StockCardForm }) {
  const t = useMessages(messages);
  const kind = useMessages(kindMessages);
  const units = useUnits();
  const { locale } = useKalem();
  const { field } = form;
  return (
    <div className="kalem-grid">
      <div data-span="8">
        <TextField label={t('malHizmet')} maxLength={500} {...field('malHizmet')} />
      </div>
      <div data-span="4" data-narrow="12">
        <Select label={t('stokTipi')} options={kinds.map((id) => ({ id, label: kind(id) }))} {...field('stokTipi')} />
      </div>
      <div data-span="3">
        <Select
          label={t('birim')}
          options={units.map(({ value, title }) => ({ id: value, label: title }))}
          {...field('birim')}
        />
      </div>
      <div data-span="3">
        <PriceField form={form} />
      </div>
      <div data-span="3">
        <CodeListField form={form} name="dovizKodu" isRequired />
      </div>
      <div data-span="3">
        <Select
          label={t('kdvOrani')}
          options={offeredKdvRates('SATIS').map((rate) => ({ id: rate, label: formatPercent(rate, locale) }))}
          {...field('kdvOrani')}
        />
      </div>
      <div>
        <TextArea label={t('aciklama')} rows={2} maxLength={500} isOptional {...field('aciklama')} />
      </div>
    </div>
  );
}

/** The unit price. Further decimals are rounded, with a note at the field. */
function PriceField({ form: { values, field } }: { form: StockCardForm }) {
  const t = useMessages(messages);
  const [isRounded, setRounded] = useState(false);
  const price = field('birimFiyat');
  return (
    <MoneyField
      {...price}
      label={t('birimFiyat')}
      places={5}
      currency={values.dovizKodu}
      round={roundUnitPrice}
      warning={isRounded ? t('priceRounded') : undefined}
      onChange={(typed) => {
        const kept = roundUnitPrice(typed);
        setRounded(kept !== typed);
        price.onChange(kept);
      }}
    />
  );
}

function ExportFields({ form }: { form: StockCardForm }) {
  const t = useMessages(messages);
  const { field } = form;
  return (
    <div className="kalem-grid">
      <div data-span="4" data-narrow="12">
        <GtipField label={t('gtip')} isOptional {...field('gtip')} />
      </div>
      <div data-span="4" data-narrow="12">
        <CodeListField form={form} name="teslimSarti" />
      </div>
      <div data-span="4" data-narrow="12">
        <CodeListField form={form} name="gonderilmeSekli" />
      </div>
      <div data-span="4" data-narrow="12">
        <CodeListField form={form} name="esyaKapCinsi" />
      </div>
      <div data-span="4">
        <TextField label={t('kapNo')} maxLength={50} isOptional {...field('kapNo')} />
      </div>
      <div data-span="4">
        <TextField
          label={t('kapAdet')}
          kind="number"
          inputMode="numeric"
          maxLength={20}
          isOptional
          {...field('kapAdet')}
        />
      </div>
      <div>
        <TextField label={t('teslimBedelOdemeYeri')} maxLength={200} isOptional {...field('teslimBedelOdemeYeri')} />
      </div>
    </div>
  );
}
