import { numbersOfMany } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { Button } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { RadioGroup } from '../../../primitives/choice/RadioGroup';
import { Banner } from '../../../primitives/feedback/Banner';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useAction } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useHeaderField } from '../FormContext';
import { typeMessages } from './messages';
import { isSame, ReceivedInvoices, SentInvoices } from './ReturnableInvoices';
import type { Returnable } from './returnable';

type Invoice = components['schemas']['Invoice'];

interface PickReturnsProps {
  companyId: string;
  /** Called with the chosen invoices: number and date, or the whole invoice if its lines are added too. */
  onPick: (returned: readonly (Invoice | Pick<Invoice, 'belgeNumarasi' | 'faturaTarih'>)[]) => void;
  onClose: () => void;
}

/** A VKN has ten digits. With fewer, the dialog asks for the recipient first. */
const VKN_LENGTH = 10;

/**
 * Dialog to choose the invoices that an IADE returns: those that the recipient issued to the company, or those that the
 * company issued to the recipient (INV-25, MNY-10).
 */
export function PickReturns({ companyId, onPick, onClose }: PickReturnsProps) {
  const t = useMessages(typeMessages);
  const { client } = useKalem();
  const [vknTckn] = useHeaderField('vknTckn');
  const [paraBirim] = useHeaderField('paraBirim');
  const [iadeTuru] = useHeaderField('iadeTuru');
  // Consumers issue no invoices. The text of the other side explains a return by a consumer.
  const isOwnFirst = iadeTuru === 'SATIS_IADESI' || numbersOfMany.includes(vknTckn);
  const [side, setSide] = useState<'received' | 'sent'>(isOwnFirst ? 'sent' : 'received');
  const [chosen, setChosen] = useState<readonly Returnable[]>([]);
  const [takesLines, setTakesLines] = useState(true);
  const isOwnChosen = chosen.some(({ ownId }) => ownId !== undefined);
  const isForeign = takesLines && chosen.some((one) => one.ownId !== undefined && one.paraBirim !== paraBirim);
  const read = useAction('readReturned', (returned: readonly Returnable[]) =>
    Promise.all(
      returned.map(async (one) => {
        if (one.ownId === undefined) return one;
        return (await client.GET('/fatura/{id}', { params: { path: { id: one.ownId }, query: { companyId } } })).data;
      }),
    ),
  );

  const add = async () => {
    const returned = takesLines ? await read.run(chosen) : chosen;
    if (returned) onPick(returned);
  };
  const toggle = (invoice: Returnable, isChosen: boolean) => {
    const others = chosen.filter((one) => !isSame(one, invoice));
    setChosen(isChosen ? [...others, invoice] : others);
  };
  const choice = { companyId, vknTckn, chosen, onToggle: toggle };

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('pickReturnsTitle')}
      isBusy={read.isPending}
      onClose={onClose}
      footer={
        <>
          {(side === 'sent' || isOwnChosen) && (
            <span data-lead="">
              <Checkbox isSelected={takesLines} onChange={setTakesLines}>
                {t('withLines')}
              </Checkbox>
            </span>
          )}
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isPending={read.isPending}
            onPress={() => void add()}
          >
            {t('addReturns', { n: chosen.length })}
          </Button>
        </>
      }
    >
      {vknTckn.length < VKN_LENGTH ? (
        <p className="kalem-muted">{t('recipientFirst')}</p>
      ) : (
        <>
          <RadioGroup
            label={t('sides')}
            isLabelHidden
            isBare
            variant="segmented"
            options={[
              { id: 'received', label: t('received') },
              { id: 'sent', label: t('sent') },
            ]}
            value={side}
            onChange={setSide}
          />
          {side === 'received' ? <ReceivedInvoices {...choice} /> : <SentInvoices {...choice} />}
        </>
      )}
      {isForeign && <Banner tone="warning">{t('otherCurrency', { code: paraBirim })}</Banner>}
    </Dialog>
  );
}
