import { DateField } from '../../primitives/DateField';
import { NumberField } from '../../primitives/NumberField';
import { Section } from '../../primitives/Section';
import { Select } from '../../primitives/Select';
import { TimeField } from '../../primitives/TimeField';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/useMessages';
import { currencyChoices } from './currencyChoices';
import { useForm, useHeaderField } from './FormContext';
import { messages } from './messages';
import { useFieldFault } from './useFieldFault';
import { useFigures } from './useFigures';

/** Types that the form can fill in; a further one stands here once its fields do. */
const supportedTypes = ['SATIS'] as const;

/** What the invoice is and when: type, date, time, currency and, for another currency than TRY, its rate. */
export function InfoSection() {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const form = useForm();
  const [faturaTip, setFaturaTip] = useHeaderField('faturaTip');
  const [faturaTarih, setFaturaTarih] = useHeaderField('faturaTarih');
  const [faturaSaat, setFaturaSaat] = useHeaderField('faturaSaat');
  const [paraBirim] = useHeaderField('paraBirim');
  const tarih = useFieldFault('faturaTarih');
  const saat = useFieldFault('faturaSaat');

  return (
    <Section title={t('info')}>
      <div className="kalem-grid">
        <div data-span="3">
          <Select
            name="faturaTip"
            label={t('faturaTip')}
            options={supportedTypes.map((id) => ({ id, label: t(id) }))}
            value={supportedTypes.find((type) => type === faturaTip)}
            onChange={setFaturaTip}
          />
        </div>
        <div data-span="3">
          <DateField
            name="faturaTarih"
            label={t('faturaTarih')}
            value={faturaTarih}
            error={tarih.error}
            description={tarih.warning}
            onChange={setFaturaTarih}
            onBlur={() => form.faults.touch('faturaTarih')}
          />
        </div>
        <div data-span="3">
          <TimeField name="faturaSaat" label={t('faturaSaat')} value={faturaSaat} error={saat.error} onChange={setFaturaSaat} onBlur={() => form.faults.touch('faturaSaat')} />
        </div>
        <div data-span="3">
          <Select
            name="paraBirim"
            label={t('paraBirim')}
            options={currencyChoices(paraBirim, locale)}
            value={paraBirim}
            // INV-26: TRY has the rate 0; another currency waits for its rate.
            onChange={(code) => form.editHeader({ paraBirim: code, dovizKur: code === 'TRY' ? '0' : '' })}
          />
        </div>
        {paraBirim !== 'TRY' && <RateField paraBirim={paraBirim} />}
      </div>
    </Section>
  );
}

function RateField({ paraBirim }: { paraBirim: string }) {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useForm();
  const [dovizKur, setDovizKur] = useHeaderField('dovizKur');
  const { error } = useFieldFault('dovizKur');
  const hasRate = Number(dovizKur) > 0;
  return (
    <div data-span="3">
      <NumberField
        name="dovizKur"
        label={t('dovizKur')}
        places={6}
        affix="TRY"
        value={dovizKur}
        error={error}
        description={hasRate ? t('rateText', { code: paraBirim, rate: figures.number(dovizKur) }) : undefined}
        onChange={setDovizKur}
        onBlur={() => form.faults.touch('dovizKur')}
      />
    </div>
  );
}
