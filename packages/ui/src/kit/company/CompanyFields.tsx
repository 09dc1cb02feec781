import { printedAddress } from '@kalem/domain';
import { DistrictField, ProvinceField, TaxOfficeField } from '../../fields/ListField';
import type { Form } from '../useForm';
import { TextField } from '../../primitives/input/TextField';
import { Section } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { ADDRESS_LENGTH, type CompanyDraft } from './companyDraft';
import { messages } from './messages';
import { PhoneField } from '../../fields/patternFields';
import { DateField } from '../../primitives/input/DateField';

type CompanyForm = Form<CompanyDraft, unknown>;

/** The length of a TCKN; a VKN is shorter. A natural person has a name instead of a title (CMP-05). */
const personLength = 11;
/** The company's identity and address. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const t = useMessages(messages);
  const { values, fill, field, errorOf } = form;
  return (
    <div className="kalem-grid">
      <div data-span="4" data-narrow="12">
        <TextField label={t('vknTckn')} name="vknTckn" kind="code" value={values.vknTckn} isReadOnly />
      </div>
      <CompanyName form={form} />
      <div data-span="6">
        <TaxOfficeField
          label={t('vergiDairesi')}
          name="vergiDairesi"
          isUpperCase
          value={listed(values.vergiDairesiId, values.vergiDairesi)}
          onChange={({ id, title }) => fill({ vergiDairesiId: id, vergiDairesi: title })}
          error={errorOf('vergiDairesi')}
        />
      </div>
      <div data-span="3">
        <TextField label={t('sicilNo')} kind="code" maxLength={50} isOptional {...field('sicilNo')} />
      </div>
      <div data-span="3">
        <TextField label={t('mersisNo')} kind="code" maxLength={50} isOptional {...field('mersisNo')} />
      </div>
      <div data-span="4" data-narrow="12">
        <TextField label={t('email')} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
      <div data-span="4">
        <TextField
          label={t('website')}
          inputMode="url"
          autoComplete="url"
          maxLength={200}
          isOptional
          {...field('website')}
        />
      </div>
      <div data-span="4">
        <TextField label={t('faksNo')} type="tel" inputMode="tel" maxLength={20} isOptional {...field('faksNo')} />
      </div>
      <AddressFields form={form} />
    </div>
  );
}

/** All parts of the address that documents print, with a preview of the printed form. */
function AddressFields({ form }: { form: CompanyForm }) {
  const t = useMessages(messages);
  const { values, fill, field, errorOf } = form;
  return (
    <>
      <div data-span="4" data-narrow="12">
        <ProvinceField
          label={t('il')}
          name="il"
          isUpperCase
          value={listed(values.ilId, values.il)}
          onChange={({ id, title }) => fill({ ilId: id, il: title, ilceId: null, ilce: '' })}
          error={errorOf('il')}
        />
      </div>
      <div data-span="4" data-narrow="12">
        <DistrictField
          label={t('ilce')}
          name="ilce"
          isUpperCase
          isDisabled={values.ilId === null || values.ilId === undefined}
          province={values.il}
          value={listed(values.ilceId, values.ilce)}
          onChange={({ id, title }) => fill({ ilceId: id, ilce: title })}
          error={errorOf('ilce')}
        />
      </div>
      <div data-span="4" data-narrow="12">
        <TextField
          label={t('postaKodu')}
          kind="code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          {...field('postaKodu')}
        />
      </div>
      <div data-span="6">
        <TextField label={t('mahalle')} maxLength={100} isOptional {...field('mahalle')} />
      </div>
      <div data-span="6">
        <TextField label={t('cadde')} maxLength={200} isOptional {...field('cadde')} />
      </div>
      <div data-span="6" data-narrow="12">
        <TextField label={t('apartmanAdi')} maxLength={100} isOptional {...field('apartmanAdi')} />
      </div>
      <div data-span="3">
        <TextField label={t('apartmanNo')} maxLength={20} isOptional {...field('apartmanNo')} />
      </div>
      <div data-span="3">
        <TextField label={t('kapiNo')} maxLength={20} isOptional {...field('kapiNo')} />
      </div>
      <div>
        <TextField
          label={t('acikAdres')}
          autoComplete="street-address"
          maxLength={ADDRESS_LENGTH}
          isOptional
          description={t('acikAdresCount', { n: [...values.acikAdres].length })}
          {...field('acikAdres')}
        />
      </div>
      <p className="kalem-sm kalem-muted">
        {t('printed')} <b>{printedAddress(values).join(', ') || t('nothingPrinted')}</b>
      </p>
    </>
  );
}

function CompanyName({ form: { values, field } }: { form: CompanyForm }) {
  const t = useMessages(messages);
  if (values.vknTckn.length !== personLength) {
    return (
      <div data-span="8">
        <TextField label={t('unvan')} autoComplete="organization" maxLength={300} {...field('unvan')} />
      </div>
    );
  }
  return (
    <>
      <div data-span="4">
        <TextField label={t('ad')} maxLength={100} {...field('ad')} />
      </div>
      <div data-span="4">
        <TextField label={t('soyad')} maxLength={100} {...field('soyad')} />
      </div>
    </>
  );
}

/** The authorized person. yetkiliDogumTarihi is YYYY/MM/DD on the wire (CMP-03). */
export function AuthorizedFields({ form: { values, set, field, errorOf } }: { form: CompanyForm }) {
  const t = useMessages(messages);
  return (
    <Section title={t('authorized')}>
      <div className="kalem-grid">
        <div data-span="4">
          <TextField label={t('yetkiliAdi')} maxLength={100} isOptional {...field('yetkiliAdi')} />
        </div>
        <div data-span="4">
          <TextField label={t('yetkiliSoyadi')} maxLength={100} isOptional {...field('yetkiliSoyadi')} />
        </div>
        <div data-span="4" data-narrow="12">
          <TextField
            label={t('yetkiliTckn')}
            kind="code"
            inputMode="numeric"
            maxLength={11}
            isOptional
            {...field('yetkiliTckn')}
          />
        </div>
        <div data-span="6">
          <DateField
            label={t('yetkiliDogumTarihi')}
            name="yetkiliDogumTarihi"
            value={swapSeparators(values.yetkiliDogumTarihi, '/', '-')}
            onChange={(date) => set('yetkiliDogumTarihi', swapSeparators(date, '-', '/'))}
            keepsUnreadable
            error={errorOf('yetkiliDogumTarihi')}
            isOptional
          />
        </div>
        <div data-span="6">
          <PhoneField label={t('yetkiliTelNo')} isOptional {...field('yetkiliTelNo')} />
        </div>
      </div>
    </Section>
  );
}

/** A value without a list entry cannot be saved, so the user has to choose (CMP-25). */
function listed(id: number | null | undefined, title: string) {
  return id === null || id === undefined ? { id: null, title: '' } : { id, title };
}

/** Converts only complete dates. A half-typed date is kept. */
function swapSeparators(date: string, from: '/' | '-', to: '/' | '-'): string {
  return /^\d{4}[/-]\d{2}[/-]\d{2}$/.test(date) ? date.replaceAll(from, to) : date;
}
