import { Disclosure } from '../../primitives/Disclosure';
import { useMessages } from '../../provider/messages';
import { useForm, useFormValue, useHeaderField } from './FormContext';
import { HeaderTextField } from './HeaderTextField';
import { joinFilled } from './joinFilled';
import { messages } from './messages';
import { TitleField } from './TitleField';
import { loadCountries, loadDistricts, loadProvinces } from './titleLists';
import { useOpenOnFault } from './useOpenOnFault';

const TURKIYE = 'Türkiye';
const fields = ['ulke', 'il', 'ilce', 'adres'] as const;

/** The recipient's address; abroad, province and district are free text (INV-23). */
export function AddressDisclosure() {
  const t = useMessages(messages);
  const form = useForm();
  const header = useFormValue(form.header);
  const [ulke] = useHeaderField('ulke');
  const [il] = useHeaderField('il');
  const [ilce, setIlce] = useHeaderField('ilce');
  const disclosure = useOpenOnFault(fields);
  const city = joinFilled([header.ilce, header.il], ' / ');
  const peek = joinFilled([header.adres, city, ulke], ', ');

  return (
    <Disclosure title={t('address')} peek={peek || t('none')} {...disclosure}>
      <div className="kalem-grid">
        <div data-span="4" data-narrow="12">
          <TitleField
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
              <TitleField
                name="il"
                label={t('il')}
                isOptional
                value={il}
                load={loadProvinces}
                onChange={(next) => form.editHeader({ il: next, ilce: '' })}
              />
            </div>
            <div data-span="4">
              <TitleField
                name="ilce"
                label={t('ilce')}
                isOptional
                value={ilce}
                load={() => loadDistricts(il)}
                onChange={setIlce}
              />
            </div>
          </>
        ) : (
          <>
            <HeaderTextField span={4} field="il" maxLength={60} isOptional />
            <HeaderTextField span={4} field="ilce" maxLength={60} isOptional />
          </>
        )}
        <HeaderTextField span={12} field="adres" maxLength={500} isOptional />
      </div>
    </Disclosure>
  );
}
