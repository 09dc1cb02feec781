import { isValidTckn, isValidVkn, readTermDays } from '@kalem/domain';
import { loadCountries, loadCurrencies } from '../../fields/codeLists';
import { DistrictField, ListField, ProvinceField, TaxOfficeField } from '../../fields/ListField';
import { IbanField, PhoneField } from '../../fields/patternFields';
import { TaxNumberField } from '../../fields/TaxNumberField';
import { useIbanBank } from '../../fields/useIbanBank';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { NumberField } from '../../primitives/input/NumberField';
import { TextArea, TextField } from '../../primitives/input/TextField';
import { type Translate, useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { CardForm } from '../cards/useCardForm';
import type { Customer, CustomerValues } from './customerCalls';
import { messages } from './messages';
import { useTaxpayer } from './useTaxpayer';

type FieldsProps = { form: CardForm<Customer, CustomerValues>; companyId: string };

/** All fields of a customer (CUS-01): identity, address and contact person. */
export function CustomerFields({ form, companyId }: FieldsProps) {
  const t = useMessages(messages);
  return (
    <>
      <RadioGroup
        label={t('tuzel')}
        isLabelHidden
        isBare
        name="tuzel"
        options={[
          { id: 'tuzel', label: t('legal') },
          { id: 'gercek', label: t('natural') },
        ]}
        value={form.values.tuzel ? 'tuzel' : 'gercek'}
        onChange={(kind) => form.set('tuzel', kind === 'tuzel')}
      />
      <div className="kalem-grid">
        <WhoFields form={form} companyId={companyId} />
        <TermsFields form={form} />
        <PlaceFields form={form} />
      </div>
      <h2 className="kalem-heading kalem-card-form__group">{t('contact')}</h2>
      <ContactFields form={form} />
    </>
  );
}

function WhoFields({ form, companyId }: FieldsProps) {
  const t = useMessages(messages);
  const { values, field, errorOf, set } = form;
  const taxpayer = useTaxpayer(form, companyId);
  const doubt = (name: Parameters<typeof taxpayer.isDoubtful>[0]) =>
    taxpayer.isDoubtful(name) ? t('doubtful') : undefined;
  return (
    <>
      <div data-span="4" data-narrow="12" className="kalem-card-form__number">
        <TaxNumberField
          label={t(values.tuzel ? 'vkn' : 'tckn')}
          {...field('vknTckn')}
          onBlur={taxpayer.leaveNumber}
          description={taxpayer.state === 'pending' ? t('lookingUp') : undefined}
          success={taxpayer.state === 'found' ? t('lookedUp') : undefined}
          warning={numberWarning(values, taxpayer, t)}
        />
      </div>
      {values.tuzel ? (
        <div data-span="8">
          <TextField
            label={t('unvan')}
            autoComplete="organization"
            maxLength={300}
            warning={doubt('unvan')}
            {...field('unvan')}
          />
        </div>
      ) : (
        <>
          <div data-span="4">
            <TextField label={t('ad')} maxLength={100} warning={doubt('ad')} {...field('ad')} />
          </div>
          <div data-span="4">
            <TextField label={t('soyad')} maxLength={100} warning={doubt('soyad')} {...field('soyad')} />
          </div>
          <div>
            <TextField label={t('unvan')} maxLength={300} isOptional {...field('unvan')} isRequired={undefined} />
          </div>
        </>
      )}
      <div data-span="6">
        <TaxOfficeField
          label={t('vergiDairesi')}
          name="vergiDairesi"
          isOptional
          warning={doubt('vergiDairesi')}
          value={{ id: null, title: values.vergiDairesi }}
          onChange={({ title }) => set('vergiDairesi', title)}
          error={errorOf('vergiDairesi')}
        />
      </div>
      <div data-span="6">
        <TextField label={t('email')} type="email" inputMode="email" maxLength={254} isOptional {...field('email')} />
      </div>
    </>
  );
}

/** Warnings that do not block saving: GİB issues numbers with wrong check digits. */
function numberWarning(
  { vknTckn, tuzel }: CustomerValues,
  { state, double }: Pick<ReturnType<typeof useTaxpayer>, 'state' | 'double'>,
  t: Translate<'double' | 'lookedUpNothing' | 'wrongCheck'>,
): string | undefined {
  if (vknTckn.length === 10 && tuzel && !isValidVkn(vknTckn)) return t('wrongCheck');
  if (vknTckn.length === 11 && !tuzel && !isValidTckn(vknTckn)) return t('wrongCheck');
  if (double !== undefined) return t('double', { name: double });
  return state === 'unknown' ? t('lookedUpNothing') : undefined;
}

function TermsFields({ form: { values, field, set, errorOf } }: Pick<FieldsProps, 'form'>) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const bank = useIbanBank(values.iban);
  return (
    <>
      <div data-span="4" data-narrow="12">
        <PhoneField label={t('telNo')} isOptional {...field('telNo')} />
      </div>
      <div data-span="4">
        <NumberField label={t('iskonto')} places={3} digits={3} affix="%" {...field('iskonto')} />
      </div>
      <div data-span="4">
        <ListField
          label={t('paraBirimi')}
          name="paraBirimi"
          value={values.paraBirimi}
          onChange={(code) => set('paraBirimi', code)}
          error={errorOf('paraBirimi')}
          load={() => loadCurrencies(locale)}
        />
      </div>
      <div data-span="4" data-narrow="12">
        <NumberField
          label={t('vadeGunu')}
          places={0}
          digits={3}
          isOptional
          description={t('vadeGunuHelp')}
          {...field('vadeGunu')}
          value={String(values.vadeGunu ?? '')}
          onChange={(typed) => set('vadeGunu', readTermDays(typed))}
        />
      </div>
      <div data-span="8">
        <IbanField label={t('iban')} isOptional success={errorOf('iban') ? undefined : bank} {...field('iban')} />
      </div>
      <div data-span="12">
        <Checkbox isSelected={values.hatirlatmaYok} onChange={(isSelected) => set('hatirlatmaYok', isSelected)}>
          {t('hatirlatmaYok')} <small className="kalem-muted">{t('hatirlatmaYokHelp')}</small>
        </Checkbox>
      </div>
    </>
  );
}

const turkiye = 'Türkiye';

/** Outside Turkey province and district are free text, as on an invoice (INV-23). */
function PlaceFields({ form: { values, field, set, fill, errorOf } }: Pick<FieldsProps, 'form'>) {
  const t = useMessages(messages);
  const isHere = values.ulke === turkiye || values.ulke === '';
  return (
    <>
      {isHere ? (
        <>
          <div data-span="6">
            <ProvinceField
              label={t('il')}
              name="il"
              isOptional
              value={{ id: null, title: values.il }}
              onChange={({ title }) => fill({ il: title, ilce: '' })}
              error={errorOf('il')}
            />
          </div>
          <div data-span="6">
            <DistrictField
              label={t('ilce')}
              name="ilce"
              isOptional
              province={values.il}
              value={{ id: null, title: values.ilce }}
              onChange={({ title }) => set('ilce', title)}
              error={errorOf('ilce')}
            />
          </div>
        </>
      ) : (
        <>
          <div data-span="6">
            <TextField label={t('il')} maxLength={60} isOptional {...field('il')} />
          </div>
          <div data-span="6">
            <TextField label={t('ilce')} maxLength={60} isOptional {...field('ilce')} />
          </div>
        </>
      )}
      <div>
        <TextArea label={t('adres')} rows={2} maxLength={500} isOptional {...field('adres')} />
      </div>
      <div data-span="4">
        <ListField
          label={t('ulke')}
          name="ulke"
          value={values.ulke}
          load={loadCountries}
          onChange={(ulke) => fill({ ulke, il: '', ilce: '' })}
          error={errorOf('ulke')}
        />
      </div>
      <div data-span="4">
        <TextField label={t('postaKodu')} kind="code" maxLength={10} isOptional {...field('postaKodu')} />
      </div>
      <div data-span="4" data-narrow="12">
        <TextField label={t('faksNo')} type="tel" maxLength={20} isOptional {...field('faksNo')} />
      </div>
    </>
  );
}

function ContactFields({ form: { field } }: Pick<FieldsProps, 'form'>) {
  const t = useMessages(messages);
  const mail = { type: 'email', inputMode: 'email', maxLength: 254, isOptional: true } as const;
  return (
    <div className="kalem-grid">
      <div data-span="4" data-narrow="12">
        <TextField label={t('yetkiliAdi')} maxLength={100} isOptional {...field('yetkiliAdi')} />
      </div>
      <div data-span="4" data-narrow="12">
        <PhoneField label={t('yetkiliTelNo')} isOptional {...field('yetkiliTelNo')} />
      </div>
      <div data-span="4" data-narrow="12">
        <TextField label={t('yetkiliEmail')} {...mail} {...field('yetkiliEmail')} />
      </div>
      <div data-span="6">
        <TextField label={t('maliMusavirEmail')} {...mail} {...field('maliMusavirEmail')} />
      </div>
      <div>
        <TextArea
          label={t('notlar')}
          rows={2}
          maxLength={2000}
          isOptional
          description={t('notlarHelp')}
          {...field('notlar')}
        />
      </div>
    </div>
  );
}
