import { formatIban } from '@kalem/domain';
import { useState } from 'react';
import { IbanField } from '../../../fields/patternFields';
import { FootLine } from '../../../kit/cards/import/ImportFrame';
import { Button } from '../../../primitives/Button';
import { RadioGroup } from '../../../primitives/choice/RadioGroup';
import { Select } from '../../../primitives/choice/Select';
import { Banner } from '../../../primitives/feedback/Banner';
import { NumberField } from '../../../primitives/input/NumberField';
import { Form } from '../../../primitives/input/Form';
import { useForm } from '../../../kit/useForm';
import { useMessages } from '../../../provider/messages';
import { useInvalidate } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { choiceOf, type ColumnChoice, columnsOf, isComplete, roleOf } from './columnRoles';
import { fileMessages } from './fileMessages';
import { StatementTable } from './StatementTable';
import { FileSteps } from './FileSteps';
import { type BankFile, useBankFiles } from './useBankFiles';

interface ColumnsStepProps {
  file: BankFile;
  companyId: string;
  isStopping: boolean;
  onStarted: () => void;
  /** Leaves this file. */
  onStop: () => Promise<void>;
}

interface ConfirmedValues {
  hesap: string;
  paraBirim: string;
  /** The style of a column that mixes two; '' until the user answers. */
  bicim: '' | 'VIRGUL' | 'NOKTA';
  baslikSatiri: string;
  sutunlar: ColumnChoice;
}

/** Account and columns of a file. Nothing is booked before they are confirmed (MNY-86, MNY-87). */
export function ColumnsStep({ file, companyId, isStopping, onStarted, onStop }: ColumnsStepProps) {
  const t = useMessages(fileMessages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const { id, onizleme } = file;
  const mixed = onizleme?.karisik ?? undefined;
  const form = useForm<ConfirmedValues, unknown>({
    kind: 'confirmBankFile',
    initial: {
      hesap: file.hesap,
      paraBirim: file.paraBirim || 'TRY',
      bicim: '',
      baslikSatiri: String(onizleme?.sutunlar.baslikSatiri ?? 1),
      sutunlar: onizleme ? choiceOf(onizleme.sutunlar) : new Map(),
    },
    required: ['hesap', 'bicim'],
    validate: ({ hesap, bicim }) => [
      ...(hesap === '' ? [{ path: 'hesap', code: 'REQUIRED', params: {}, severity: 'error' } as const] : []),
      ...(mixed && bicim === '' ? [{ path: 'bicim', code: 'REQUIRED', params: {}, severity: 'error' } as const] : []),
    ],
    async submit({ hesap, paraBirim, bicim, baslikSatiri, sutunlar }) {
      const sayiBicimi = { ...onizleme?.sutunlar.sayiBicimi, ...(mixed && bicim && { [mixed.sutun]: bicim }) };
      const columns = columnsOf(sutunlar, { baslikSatiri: Number(baslikSatiri), sayiBicimi });
      const body = { hesap, paraBirim, ...(onizleme && { sutunlar: columns }) };
      const params = { path: { id }, query: { companyId } };
      const { data } = await client.PUT('/banka-hareketi/dosya/{id}', { params, body });
      void invalidate('/banka-hareketi/dosya');
      onStarted();
      return data;
    },
  });
  const { values } = form;
  const isReady = !onizleme || isComplete(values.sutunlar);
  const hasBalance = onizleme ? [...values.sutunlar.values()].includes('bakiye') : file.bakiyeVar;
  return (
    <Form formRef={form.formRef} label={t('stepColumns')} onSubmit={() => void form.submit()}>
      <FileSteps current={1} />
      <div className="kalem-section">
        <p className="kalem-heading kalem-cut kalem-files__name">{file.dosyaAdi}</p>
        {form.refusal && (
          <div className="kalem-card-form__news">
            <Banner tone="danger">{form.refusal}</Banner>
          </div>
        )}
        <Account file={file} companyId={companyId} form={form} />
        {onizleme && (
          <>
            <p className="kalem-muted kalem-import__intro">
              {isReady && onizleme.bulundu && t(onizleme.hatirlanan ? 'remembered' : 'recognised')}
            </p>
            {!isReady && (
              <div className="kalem-card-form__news">
                <Banner tone="danger">{t('missing')}</Banner>
              </div>
            )}
            {!onizleme.bulundu && (
              <div className="kalem-files__row">
                <NumberField
                  label={t('headRow')}
                  description={t('headRowHelp')}
                  places={0}
                  digits={7}
                  {...form.field('baslikSatiri')}
                />
              </div>
            )}
            <StatementTable
              preview={onizleme}
              choice={values.sutunlar}
              onChange={(sutunlar) => form.set('sutunlar', sutunlar)}
            />
          </>
        )}
        {onizleme && onizleme.okunamayan.length > 0 && (
          <div className="kalem-card-form__news">
            <Banner tone="danger">
              {t('unreadable', {
                rows: onizleme.okunamayan
                  .map(({ satir, sutun }) => {
                    const role = roleOf(sutun);
                    return t('unreadableRow', { row: satir, column: role ? t(role) : sutun });
                  })
                  .join(', '),
              })}
            </Banner>
          </div>
        )}
        {mixed && (
          <RadioGroup
            label={t('style', { column: t(mixed.sutun) })}
            description={t('styleHelp', {
              one: mixed.ornekler[0] ?? '',
              other: mixed.ornekler[1] ?? '',
              row: mixed.satir,
            })}
            options={[
              { id: 'VIRGUL', label: t('VIRGUL') },
              { id: 'NOKTA', label: t('NOKTA') },
            ]}
            {...form.field('bicim')}
          />
        )}
        <p className="kalem-sm kalem-muted">{t(hasBalance ? 'balance' : 'noBalance')}</p>
      </div>
      <FootLine note={onizleme ? t('willRemember') : undefined}>
        <Button isDisabled={form.isPending} isPending={isStopping} onPress={() => void onStop()}>
          {t('otherFile')}
        </Button>
        <Button type="submit" variant="primary" isDisabled={!isReady} isPending={form.isPending}>
          {t('start')}
        </Button>
      </FootLine>
    </Form>
  );
}

interface AccountProps extends Pick<ColumnsStepProps, 'file' | 'companyId'> {
  form: ReturnType<typeof useForm<ConfirmedValues, unknown>>;
}

const other = '-';

/** The account of the file: one of the bank entries, or another IBAN. Warns about one that is not ours. */
function Account({ file, companyId, form }: AccountProps) {
  const t = useMessages(fileMessages);
  const own = useBankFiles(companyId).data?.hesaplar ?? [];
  const { hesap } = form.values;
  const [isOther, setOther] = useState(false);
  const known = own.find(({ iban }) => iban === hesap);
  const isTyped = own.length === 0 || isOther || (hesap !== '' && !known);
  const isForeign = hesap !== '' && !known && (hesap !== file.hesap || !file.bilinenHesap);
  const field = form.field('hesap');
  return (
    <>
      <div className="kalem-grid">
        {own.length > 0 && (
          <div data-span="6">
            <Select
              label={t('ownAccount')}
              options={[
                ...own.map(({ iban, bankaAdi }) => ({ id: iban, label: `${bankaAdi} · ${formatIban(iban)}` })),
                { id: other, label: t('otherAccount') },
              ]}
              value={isTyped ? other : known?.iban}
              {...(file.hesap !== '' && hesap === file.hesap && known && { success: t('fromFile') })}
              error={isTyped ? undefined : field.error}
              isRequired
              onChange={(iban) => {
                const entry = own.find((one) => one.iban === iban);
                setOther(!entry);
                form.set('hesap', entry?.iban ?? '');
                if (entry) form.set('paraBirim', entry.paraBirim);
              }}
            />
          </div>
        )}
        {isTyped && (
          <div data-span="6">
            <IbanField label={t(own.length > 0 ? 'iban' : 'ownAccount')} {...field} />
          </div>
        )}
        <div data-span="3">
          <Select
            label={t('currency')}
            options={[...new Set(['TRY', 'USD', 'EUR', 'GBP', form.values.paraBirim])].map((id) => ({ id, label: id }))}
            {...form.field('paraBirim')}
          />
        </div>
      </div>
      {isForeign && (
        <div className="kalem-card-form__news">
          <Banner tone="warning">{t('foreignAccount')}</Banner>
        </div>
      )}
    </>
  );
}
