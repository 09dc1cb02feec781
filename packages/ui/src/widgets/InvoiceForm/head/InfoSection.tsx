import { isCalendarDate, moveDueDate, toScreenDate } from '@kalem/domain';
import { useRef } from 'react';
import { DateField } from '../../../primitives/input/DateField';
import { Section } from '../../../primitives/layout/Section';
import { TimeField } from '../../../primitives/input/TimeField';
import { useKalem } from '../../../provider/useKalem';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useFormValue, useInvoiceStore, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import { DueDateField } from '../../../kit/invoice/DueDateField';
import { ListField } from '../../../fields/ListField';
import { loadCurrencies } from '../../../fields/codeLists';
import { TypeField } from '../types/InvoiceType';
import { type ExchangeRate, useExchangeRate } from './useExchangeRate';
import { NumberField } from '../../../primitives/input/NumberField';
import { useFigures } from '../formatting';

/** Type, date, due date, time and currency of the invoice, and the exchange rate if the currency is not TRY. */
export function InfoSection({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const form = useInvoiceStore();
  const [faturaTarih] = useHeaderField('faturaTarih');
  const [vadeTarihi, setVadeTarihi] = useHeaderField('vadeTarihi');
  const [faturaSaat, setFaturaSaat] = useHeaderField('faturaSaat');
  const [paraBirim] = useHeaderField('paraBirim');
  const tarih = useFieldFault('faturaTarih');
  const vade = useFieldFault('vadeTarihi');
  const saat = useFieldFault('faturaSaat');
  const rate = useExchangeRate(companyId);
  const dateNote = useDateNote();
  const changeDate = useDateChange(rate);

  return (
    <Section title={t('info')}>
      <div className="kalem-grid kalem-invoice-form__info">
        <div data-span="3">
          <TypeField />
        </div>
        <div data-span="3">
          <DateField
            name="faturaTarih"
            label={t('faturaTarih')}
            value={faturaTarih}
            error={tarih.error}
            warning={dateNote ?? tarih.warning}
            onChange={changeDate}
            onBlur={() => form.faults.touch('faturaTarih')}
          />
        </div>
        <DueDateField
          faturaTarih={faturaTarih}
          value={vadeTarihi}
          error={vade.error}
          onChange={setVadeTarihi}
          onBlur={() => form.faults.touch('vadeTarihi')}
        />
        <div data-span="3">
          <TimeField
            name="faturaSaat"
            label={t('faturaSaat')}
            value={faturaSaat}
            error={saat.error}
            onChange={setFaturaSaat}
            onBlur={() => form.faults.touch('faturaSaat')}
          />
        </div>
        <div data-span="3">
          <ListField
            name="paraBirim"
            label={t('paraBirim')}
            value={paraBirim}
            load={() => loadCurrencies(locale)}
            // The field is empty while the user searches another currency. An invoice always has a currency.
            onChange={(code) => code && rate.change({ paraBirim: code })}
          />
        </div>
        {paraBirim !== 'TRY' && (
          <div data-span="3" data-extra="">
            <RateField paraBirim={paraBirim} isPending={rate.isPending} found={rate.found} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** Changes the date of the invoice. The due date moves by the same number of days (MNY-14). */
function useDateChange(rate: ExchangeRate): (date: string) => void {
  const form = useInvoiceStore();
  /** The last readable date. While the user types, the field has none. */
  const last = useRef('');
  return (date) => {
    const { faturaTarih, vadeTarihi } = form.head().header;
    if (isCalendarDate(faturaTarih)) last.current = faturaTarih;
    rate.change({ faturaTarih: date, vadeTarihi: moveDueDate(vadeTarihi, last.current, date) });
    if (isCalendarDate(date)) last.current = date;
  };
}

/** The warning about the date, short enough for the field. The review panel has the whole text. */
function useDateNote(): string | undefined {
  const t = useMessages(messages);
  const says = useFormValue(useInvoiceStore().faults.ofHeader).get('faturaTarih')?.says;
  if (says === undefined || 'text' in says) return undefined;
  if (says.code === 'SIGNING_DAY_NEAR') return t('signBy', says.params);
  if (says.code === 'FUTURE_DATE') return t('laterDay');
  return says.code === 'SIGNING_DAY_PASSED' ? t('signingOver') : undefined;
}

interface RateFieldProps extends Pick<ExchangeRate, 'found'> {
  paraBirim: string;
  /** True while the rate is being looked up. */
  isPending: boolean;
}

/** The exchange rate, looked up or typed, with its source. */
function RateField({ paraBirim, isPending, found }: RateFieldProps) {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const [dovizKur, setDovizKur] = useHeaderField('dovizKur');
  const [faturaTarih] = useHeaderField('faturaTarih');
  const { error } = useFieldFault('dovizKur');
  const isFound = found?.paraBirim === paraBirim && found.faturaTarih === faturaTarih && found.dovizKur === dovizKur;
  const bulletin = isFound ? found.bulletin : undefined;
  const rateText = Number(dovizKur) > 0 && (
    <>
      {t('rateText', { code: paraBirim, rate: figures.number(dovizKur) })}
      {bulletin && <span> · {t(bulletin.kaynak, { day: toScreenDate(bulletin.bultenTarihi) })}</span>}
    </>
  );
  return (
    <NumberField
      name="dovizKur"
      label={t('dovizKur')}
      places={6}
      affix="TRY"
      value={dovizKur}
      error={error}
      description={isPending && dovizKur === '' ? t('rateLoading') : rateText || undefined}
      onChange={setDovizKur}
      onBlur={() => form.faults.touch('dovizKur')}
    />
  );
}
