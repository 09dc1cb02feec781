import { DateField } from '../../../primitives/input/DateField';
import { Section } from '../../../primitives/layout/Section';
import { TimeField } from '../../../primitives/input/TimeField';
import { useKalem } from '../../../provider/useKalem';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useInvoiceStore, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import { ListField } from '../../../fields/ListField';
import { loadCurrencies } from '../../../fields/codeLists';
import { TypeField } from '../types/InvoiceType';
import { useExchangeRate } from './useExchangeRate';
import { NumberField } from '../../../primitives/input/NumberField';
import { useFigures } from '../figures';

/** What the invoice is and when: type, date, time, currency and, for another currency than TRY, its rate. */
export function InfoSection({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const form = useInvoiceStore();
  const [faturaTarih] = useHeaderField('faturaTarih');
  const [faturaSaat, setFaturaSaat] = useHeaderField('faturaSaat');
  const [paraBirim] = useHeaderField('paraBirim');
  const tarih = useFieldFault('faturaTarih');
  const saat = useFieldFault('faturaSaat');
  const rate = useExchangeRate(companyId);

  return (
    <Section title={t('info')}>
      <div className="kalem-grid">
        <div data-span="3">
          <TypeField />
        </div>
        <div data-span="3">
          <DateField
            name="faturaTarih"
            label={t('faturaTarih')}
            value={faturaTarih}
            error={tarih.error}
            warning={tarih.warning}
            onChange={(date) => {
              form.editHeader({ faturaTarih: date });
              rate.lookUp();
            }}
            onBlur={() => form.faults.touch('faturaTarih')}
          />
        </div>
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
            onChange={(code) => {
              // An emptied field is on its way to another currency; there is always one.
              if (!code) return;
              form.editHeader({ paraBirim: code, dovizKur: '0' });
              rate.lookUp();
            }}
          />
        </div>
        {paraBirim !== 'TRY' && (
          <div data-span="3">
            <RateField paraBirim={paraBirim} isPending={rate.isPending} onTyped={rate.stop} />
          </div>
        )}
      </div>
    </Section>
  );
}

interface RateFieldProps {
  paraBirim: string;
  isPending: boolean;
  /** Somebody has typed a rate. */
  onTyped: () => void;
}

/** The rate of exchange, looked up or typed, and what it says. */
function RateField({ paraBirim, isPending, onTyped }: RateFieldProps) {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const [dovizKur, setDovizKur] = useHeaderField('dovizKur');
  const { error } = useFieldFault('dovizKur');
  const rateText =
    Number(dovizKur) > 0 ? t('rateText', { code: paraBirim, rate: figures.number(dovizKur) }) : undefined;
  return (
    <NumberField
      name="dovizKur"
      label={t('dovizKur')}
      places={6}
      affix="TRY"
      value={dovizKur}
      error={error}
      description={isPending ? t('rateLoading') : rateText}
      onChange={(rate) => {
        onTyped();
        setDovizKur(rate);
      }}
      onBlur={() => form.faults.touch('dovizKur')}
    />
  );
}
