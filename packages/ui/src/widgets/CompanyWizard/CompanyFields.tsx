import { lazy, Suspense } from 'react';
import type { FormState } from '../../fields/useFormState';
import { TextField } from '../../primitives/TextField';
import { useMessages } from '../../provider/messages';
import type { CompanyDraft } from './companyDraft';
import { messages } from './messages';
import { PhoneField } from '../../fields/PhoneField';
import { DateField } from '../../primitives/DateField';

const TaxOfficeField = lazy(async () => ({ default: (await import('../../fields/TaxOfficeField')).TaxOfficeField }));
const ProvinceField = lazy(async () => ({ default: (await import('../../fields/ProvinceField')).ProvinceField }));
const DistrictField = lazy(async () => ({ default: (await import('../../fields/DistrictField')).DistrictField }));

/** What a TCKN has, and a VKN has not: a natural person's number, who has a name instead of a title (CMP-05). */
const personLength = 11;
const addressLength = 50;

/** Who the company is and where. */
export function CompanyFields({ form }: { form: FormState<CompanyDraft> }) {
  const t = useMessages(messages);
  const { values, set, fill, errorOf } = form;
  return (
    <div className="kalem-grid">
      <div data-span="4" data-narrow="12">
        <TextField label={t('vknTckn')} name="vknTckn" kind="code" value={values.vknTckn} isReadOnly />
      </div>
      <CompanyName form={form} />
      <div data-span="6">
        <Suspense fallback={<TextField label={t('vergiDairesi')} value={values.vergiDairesi} isDisabled />}>
          <TaxOfficeField
            label={t('vergiDairesi')}
            value={values.vergiDairesiId ?? null}
            onChange={({ id, title }) => fill({ vergiDairesiId: id, vergiDairesi: title })}
            error={errorOf('vergiDairesi')}
          />
        </Suspense>
      </div>
      <div data-span="6">
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={values.email}
          onChange={(email) => set('email', email)}
          error={errorOf('email')}
          isRequired
        />
      </div>
      <div data-span="4" data-narrow="12">
        <Suspense fallback={<TextField label={t('il')} value={values.il} isDisabled />}>
          <ProvinceField
            label={t('il')}
            value={values.ilId ?? null}
            onChange={({ id, title }) => fill({ ilId: id, il: title, ilceId: null, ilce: '' })}
            error={errorOf('il')}
          />
        </Suspense>
      </div>
      <div data-span="4" data-narrow="12">
        <Suspense fallback={<TextField label={t('ilce')} value={values.ilce} isDisabled />}>
          <DistrictField
            key={values.il}
            label={t('ilce')}
            province={values.il}
            value={values.ilceId ?? null}
            onChange={({ id, title }) => fill({ ilceId: id, ilce: title })}
            error={errorOf('ilce')}
          />
        </Suspense>
      </div>
      <div data-span="4" data-narrow="12">
        <TextField
          label={t('postaKodu')}
          name="postaKodu"
          kind="code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={values.postaKodu}
          onChange={(postaKodu) => set('postaKodu', postaKodu)}
          error={errorOf('postaKodu')}
        />
      </div>
      <div>
        <TextField
          label={t('acikAdres')}
          name="acikAdres"
          autoComplete="street-address"
          maxLength={addressLength}
          value={values.acikAdres}
          onChange={(acikAdres) => set('acikAdres', acikAdres)}
          description={t('acikAdresCount', { n: [...values.acikAdres].length })}
          error={errorOf('acikAdres')}
        />
      </div>
    </div>
  );
}

function CompanyName({ form: { values, set, errorOf } }: { form: FormState<CompanyDraft> }) {
  const t = useMessages(messages);
  if (values.vknTckn.length !== personLength) {
    return (
      <div data-span="8">
        <TextField
          label={t('unvan')}
          name="unvan"
          autoComplete="organization"
          maxLength={300}
          value={values.unvan}
          onChange={(unvan) => set('unvan', unvan)}
          error={errorOf('unvan')}
        />
      </div>
    );
  }
  return (
    <>
      <div data-span="4">
        <TextField
          label={t('ad')}
          name="ad"
          maxLength={100}
          value={values.ad}
          onChange={(ad) => set('ad', ad)}
          error={errorOf('ad')}
        />
      </div>
      <div data-span="4">
        <TextField
          label={t('soyad')}
          name="soyad"
          maxLength={100}
          value={values.soyad}
          onChange={(soyad) => set('soyad', soyad)}
          error={errorOf('soyad')}
        />
      </div>
    </>
  );
}

/** Who may act for the company; yetkiliDogumTarihi is YYYY/MM/DD on the wire (CMP-03). */
export function AuthorizedFields({ form: { values, set, errorOf } }: { form: FormState<CompanyDraft> }) {
  const t = useMessages(messages);
  return (
    <div className="kalem-grid">
      <div data-span="4">
        <TextField
          label={t('yetkiliAdi')}
          name="yetkiliAdi"
          maxLength={100}
          value={values.yetkiliAdi}
          onChange={(name) => set('yetkiliAdi', name)}
          error={errorOf('yetkiliAdi')}
          isOptional
        />
      </div>
      <div data-span="4">
        <TextField
          label={t('yetkiliSoyadi')}
          name="yetkiliSoyadi"
          maxLength={100}
          value={values.yetkiliSoyadi}
          onChange={(name) => set('yetkiliSoyadi', name)}
          error={errorOf('yetkiliSoyadi')}
          isOptional
        />
      </div>
      <div data-span="4" data-narrow="12">
        <TextField
          label={t('yetkiliTckn')}
          name="yetkiliTckn"
          kind="code"
          inputMode="numeric"
          maxLength={11}
          value={values.yetkiliTckn}
          onChange={(tckn) => set('yetkiliTckn', tckn)}
          error={errorOf('yetkiliTckn')}
          isOptional
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
        <PhoneField
          label={t('yetkiliTelNo')}
          name="yetkiliTelNo"
          value={values.yetkiliTelNo}
          onChange={(phone) => set('yetkiliTelNo', phone)}
          error={errorOf('yetkiliTelNo')}
          isOptional
        />
      </div>
    </div>
  );
}

/** Only of a whole day: what is still being typed stays as it is. */
function swapSeparators(date: string, from: '/' | '-', to: '/' | '-'): string {
  return /^\d{4}[/-]\d{2}[/-]\d{2}$/.test(date) ? date.replaceAll(from, to) : date;
}
