import { joinFilled } from '@kalem/domain';
import { EmailsField } from '../../../fields/EmailsField';
import { DistrictField, ListField, ProvinceField, TaxOfficeField } from '../../../fields/ListField';
import { TaxNumberField } from '../../../fields/TaxNumberField';
import { Button } from '../../../primitives/Button';
import { user } from '../../../primitives/icons';
import { NumberField } from '../../../primitives/input/NumberField';
import { Section } from '../../../primitives/layout/Section';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { HeaderTextField, useDoubt, useOpenOnFault } from './HeaderFields';
import { messages } from '../messages';
import { loadCountries } from '../../../fields/codeLists';
import { useRegistryLookup } from './useRegistryLookup';
import { Disclosure } from '../../../primitives/layout/Disclosure';
import { RecipientSearch } from '../pickers/RecipientSearch';

const TCKN_LENGTH = 11;

/** The recipient. A person's two names take the place of a company's title, so that the fields below do not move. */
export function RecipientSection({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const [vknTckn, setVknTckn] = useHeaderField('vknTckn');
  const [vergiDairesi, setVergiDairesi] = useHeaderField('vergiDairesi');
  const [emails, setEmails] = useHeaderField('emails');
  const [iskonto] = useHeaderField('iskonto');
  const number = useFieldFault('vknTckn');
  const emailFault = useFieldFault('emails');
  const iskontoFault = useFieldFault('iskonto');
  const lookup = useRegistryLookup(companyId);
  const isPerson = useIsPerson(vknTckn);
  const officeDoubt = useDoubt('vergiDairesi');
  const emailDoubt = useDoubt('emails');

  return (
    <Section
      title={t('recipient')}
      actions={
        <Button variant="quiet" size="sm" icon={user} onPress={lookup.takeConsumer}>
          {t('consumer')}
        </Button>
      }
    >
      <div className="kalem-grid">
        <div data-span="12">
          <RecipientSearch companyId={companyId} />
        </div>
        <div data-span="4" data-narrow="12">
          <TaxNumberField
            name="vknTckn"
            label={t('vknTckn')}
            value={vknTckn}
            error={number.error}
            description={lookup.state === 'pending' ? t('lookingUp') : undefined}
            warning={number.warning ?? (lookup.state === 'unknown' ? t('lookedUpNothing') : undefined)}
            success={lookup.state === 'found' ? t('lookedUp') : undefined}
            onChange={setVknTckn}
            onBlur={() => {
              form.faults.touch('vknTckn');
              lookup.lookUp();
            }}
          />
        </div>
        {isPerson ? (
          <>
            <HeaderTextField span={3} field="aliciAdi" />
            <HeaderTextField span={3} field="aliciSoyadi" />
          </>
        ) : (
          <HeaderTextField span={6} field="aliciUnvan" />
        )}
        <div data-span="2">
          <NumberField
            name="iskonto"
            label={t('iskonto')}
            places={3}
            digits={3}
            placeholder="0"
            value={iskonto}
            error={iskontoFault.error}
            description={t('iskontoHelp')}
            onChange={(rate) => form.editIskonto(rate)}
            onBlur={() => form.faults.touch('iskonto')}
          />
        </div>
        {isPerson && <HeaderTextField span={4} field="aliciUnvan" isOptional />}
        <div data-span={isPerson ? 4 : 6} data-narrow="12">
          <TaxOfficeField
            name="vergiDairesi"
            label={t('vergiDairesi')}
            isOptional={isPerson}
            warning={officeDoubt}
            value={{ id: null, title: vergiDairesi }}
            onChange={({ title }) => setVergiDairesi(title)}
          />
        </div>
        <div data-span={isPerson ? 4 : 6} data-narrow="12">
          <EmailsField
            name="emails"
            label={t('emails')}
            isOptional
            description={t('emailsHelp')}
            warning={emailDoubt}
            value={emails}
            error={emailFault.error}
            onChange={setEmails}
          />
        </div>
      </div>
    </Section>
  );
}

/** True for a number of eleven digits, and for a recipient with names but no title. */
function useIsPerson(vknTckn: string): boolean {
  const { aliciUnvan, aliciAdi, aliciSoyadi } = useFormValue(useInvoiceStore().header);
  return vknTckn.length === TCKN_LENGTH || (aliciUnvan === '' && (aliciAdi !== '' || aliciSoyadi !== ''));
}

const TURKIYE = 'Türkiye';
const fields = ['ulke', 'il', 'ilce', 'adres'] as const;

/** The recipient's address. Outside of Türkiye, province and district are free text (INV-23). */
export function AddressDisclosure() {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const header = useFormValue(form.header);
  const [ulke] = useHeaderField('ulke');
  const [il] = useHeaderField('il');
  const [ilce, setIlce] = useHeaderField('ilce');
  const disclosure = useOpenOnFault(fields);
  const provinceDoubt = useDoubt('il');
  const districtDoubt = useDoubt('ilce');
  const city = joinFilled([header.ilce, header.il], ' / ');
  const peek = joinFilled([header.adres, city, ulke], ', ');

  return (
    <Disclosure title={t('address')} peek={peek || t('none')} {...disclosure}>
      <div className="kalem-grid">
        <div data-span="4" data-narrow="12">
          <ListField
            name="ulke"
            label={t('ulke')}
            value={ulke}
            load={loadCountries}
            onChange={(next) => form.editHeader({ ulke: next, il: '', ilce: '' })}
          />
        </div>
        {ulke === TURKIYE ? (
          <>
            <div data-span="4">
              <ProvinceField
                name="il"
                label={t('il')}
                isOptional
                warning={provinceDoubt}
                value={{ id: null, title: il }}
                onChange={({ title }) => form.editHeader({ il: title, ilce: '' })}
              />
            </div>
            <div data-span="4">
              <DistrictField
                name="ilce"
                label={t('ilce')}
                isOptional
                province={il}
                warning={districtDoubt}
                value={{ id: null, title: ilce }}
                onChange={({ title }) => setIlce(title)}
              />
            </div>
          </>
        ) : (
          <>
            <HeaderTextField span={4} field="il" isOptional />
            <HeaderTextField span={4} field="ilce" isOptional />
          </>
        )}
        <HeaderTextField span={12} field="adres" isOptional />
      </div>
    </Disclosure>
  );
}
