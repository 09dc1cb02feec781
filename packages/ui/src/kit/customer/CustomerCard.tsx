import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import type { ReadCard } from '../cards/cardCalls';
import { CardDialog, CardPage } from '../cards/CardFrame';
import { OpenedInDialog, OpenedInPage } from '../cards/OpenedCard';
import { customerCalls, type Customer, type CustomerValues } from './customerCalls';
import { CustomerFields } from './CustomerFields';
import { messages } from './messages';
import { useCustomerForm } from './useCustomerForm';
import { useCustomerWords } from './useCustomerWords';

interface CustomerDialogProps {
  id: string;
  companyId: string;
  isReadOnly: boolean;
  onSaved: (customer: Customer) => void;
  onClose: () => void;
}

/** A customer in a dialog (CUS-06). */
export function CustomerDialog({ id, companyId, isReadOnly, onSaved, onClose }: CustomerDialogProps) {
  const t = useMessages(messages);
  const title = t(isReadOnly ? 'show' : 'edit');
  const save = (customer: Customer) => {
    onSaved(customer);
    onClose();
  };
  return (
    <OpenedInDialog calls={customerCalls} id={id} companyId={companyId} title={title} onClose={onClose}>
      {(opened) => <Opened frame={CardDialog} {...{ title, opened, companyId, isReadOnly, onClose, onSaved: save }} />}
    </OpenedInDialog>
  );
}

interface CustomerPageProps {
  /** The customer to edit; undefined for a new one. */
  id: string | undefined;
  companyId: string;
  title: string;
  onSaved: (customer: Customer) => void;
  onClose: () => void;
}

/** A page to create or edit a customer (CUS-08). */
export function CustomerPage({ id, title, ...own }: CustomerPageProps) {
  const props = { ...own, isReadOnly: usePermission('cariWrite', own.companyId) === false };
  if (id === undefined) return <Opened frame={CardPage} title={title} opened={undefined} {...props} />;
  return (
    <OpenedInPage calls={customerCalls} id={id} companyId={props.companyId} title={title}>
      {(opened) => <Opened frame={CardPage} title={title} opened={opened} {...props} />}
    </OpenedInPage>
  );
}

interface OpenedProps extends Omit<CustomerPageProps, 'id'> {
  opened: ReadCard<Customer> | undefined;
  isReadOnly?: boolean;
  frame: typeof CardDialog<Customer, CustomerValues>;
}

function Opened({ frame: Frame, title, opened, companyId, isReadOnly, onSaved, onClose }: OpenedProps) {
  const t = useMessages(messages);
  const state = useCustomerForm({ companyId, opened, onSaved });
  const wordsOf = useCustomerWords();
  return (
    <Frame
      title={title}
      state={state}
      failed={opened && t('notUpdated')}
      wordsOf={wordsOf}
      isReadOnly={isReadOnly}
      onClose={onClose}
    >
      <CustomerFields form={state.form} companyId={companyId} />
    </Frame>
  );
}
