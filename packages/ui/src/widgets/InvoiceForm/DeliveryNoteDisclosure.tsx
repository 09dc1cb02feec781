import { toScreenDate } from '@kalem/domain';
import { DateField } from '../../primitives/DateField';
import { Disclosure } from '../../primitives/Disclosure';
import { useMessages } from '../../provider/messages';
import { useForm, useHeaderField } from './FormContext';
import { HeaderTextField } from './HeaderTextField';
import { joinFilled } from './joinFilled';
import { messages } from './messages';
import { useFieldFault } from './useFieldFault';
import { useOpenOnFault } from './useOpenOnFault';

const fields = ['irsaliyeNumarasi', 'irsaliyeTarihi'] as const;

/** The delivery note that the invoice goes with (INV-24). */
export function DeliveryNoteDisclosure() {
  const t = useMessages(messages);
  const form = useForm();
  const [irsaliyeNumarasi] = useHeaderField('irsaliyeNumarasi');
  const [irsaliyeTarihi, setIrsaliyeTarihi] = useHeaderField('irsaliyeTarihi');
  const { error } = useFieldFault('irsaliyeTarihi');
  const disclosure = useOpenOnFault(fields);
  const peek = joinFilled([irsaliyeNumarasi, toScreenDate(irsaliyeTarihi)], ', ');

  return (
    <Disclosure title={t('deliveryNote')} peek={peek || t('none')} {...disclosure}>
      <div className="kalem-grid">
        <HeaderTextField span={6} field="irsaliyeNumarasi" maxLength={30} isOptional />
        <div data-span="3" data-narrow="12">
          <DateField
            name="irsaliyeTarihi"
            label={t('irsaliyeTarihi')}
            isOptional
            value={irsaliyeTarihi}
            error={error}
            onChange={setIrsaliyeTarihi}
            onBlur={() => form.faults.touch('irsaliyeTarihi')}
          />
        </div>
      </div>
    </Disclosure>
  );
}
