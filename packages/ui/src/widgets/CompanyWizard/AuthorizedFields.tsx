import { PhoneField } from '../../fields/PhoneField';
import type { FormState } from '../../fields/useFormState';
import { DateField } from '../../primitives/DateField';
import { TextField } from '../../primitives/TextField';
import { useMessages } from '../../provider/messages';
import type { CompanyDraft } from './companyDraft';
import { messages } from './messages';

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
