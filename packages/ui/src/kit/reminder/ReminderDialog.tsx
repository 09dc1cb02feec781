import { dueDaysWithoutTerm, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { MouseEvent, ReactNode } from 'react';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { latenessTone } from '../debtor/lateness';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { messages, reasonText } from './messages';
import { LastReminder } from './RemindersLog';
import { ReminderMessage } from './ReminderMessage';
import { MOST_INVOICES, type ReminderForm, type ReminderOptions, useReminder } from './useReminder';

type Schemas = components['schemas'];

export interface ReminderDialogProps extends Omit<ReminderOptions, 'invoices'> {
  debtorId: string;
  /** The currency whose open invoices are offered. */
  paraBirim: string;
  onClose: () => void;
}

const channels = ['EPOSTA', 'WHATSAPP', 'SMS'] as const;

/** 'Hatırlat': reminds a customer of open invoices by mail, WhatsApp or SMS (MNY-61). Mounted per opening. */
export function ReminderDialog({ debtorId, paraBirim, ...options }: ReminderDialogProps) {
  const t = useMessages(messages);
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/alacak/{id}',
    { params: { path: { id: debtorId }, query: { companyId: options.companyId } } },
    { meta: { kind: 'readDebtor' } },
  );
  // An opening balance has no document to name.
  const invoices = data?.acikFaturalar.filter((one) => one.tur === 'FATURA' && one.paraBirim === paraBirim) ?? [];
  if (data && invoices.length > 0)
    return <ReminderFields {...options} debtorId={debtorId} name={data.aliciUnvan} invoices={invoices} />;
  return (
    <Dialog title={t('remind')} isOpen isDismissable onClose={options.onClose}>
      {data && <p>{t('nothingOpen')}</p>}
      {!data && !error && (
        <div role="status" aria-label={t('reading')}>
          <Skeleton height="200px" />
        </div>
      )}
      {!data && error && <Failed error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

interface ReminderFieldsProps extends ReminderOptions {
  debtorId: string;
  name: string;
  onClose: () => void;
}

function ReminderFields({ debtorId, name, onClose, ...options }: ReminderFieldsProps) {
  const t = useMessages(messages);
  const reminder = useReminder(options);
  const { form, preview, chosen } = reminder;
  const { kanal, onayAlindi } = form.values;
  const items = preview.items ?? [];
  const isMail = kanal === 'EPOSTA';
  const addresses = items.flatMap(({ adresler }) => adresler);
  const isStopped = isMail && addresses.some(({ durduruldu }) => durduruldu);
  const isWritten = !preview.isOld && items.some(({ metin }) => metin !== '');
  const isReady = isWritten && isMail && addresses.length > 0 && (!isStopped || onayAlindi);
  return (
    <FormDialog
      title={t('remind')}
      note={name}
      size="xl"
      form={form}
      submitLabel={t('send')}
      isReady={isReady}
      action={!isMail && <OpenApp reminder={reminder} isReady={isWritten} asksHost={Boolean(options.onBeforeRemind)} />}
      onClose={onClose}
    >
      <div className="kalem-reminder">
        <div className="kalem-reminder__choices">
          <RadioGroup
            label={t('channel')}
            variant="segmented"
            isBare
            options={channels.map((id) => ({ id, label: t(id) }))}
            value={kanal}
            onChange={(chosenChannel) => form.set('kanal', chosenChannel)}
          />
          {preview.items && isMail && <Addresses addresses={addresses} isWritten={isWritten} />}
          {isStopped && (
            <div className="kalem-reminder__consent">
              <Checkbox name="onayAlindi" isSelected={onayAlindi} onChange={(isOn) => form.set('onayAlindi', isOn)}>
                {t('stopped')}
              </Checkbox>
            </div>
          )}
          {preview.items && !isMail && <Phone telefon={items[0]?.telefon} />}
          <Invoices {...options} reminder={reminder} items={items} />
          <LastReminder debtorId={debtorId} companyId={options.companyId} />
        </div>
        <div className="kalem-reminder__preview">
          <span className="kalem-label">{t('message')}</span>
          {Boolean(preview.error) && chosen.length > 0 ? (
            <Failed error={preview.error} onRetry={preview.retry} />
          ) : (
            <ReminderMessage
              items={preview.items}
              isOld={preview.isOld}
              isMail={isMail}
              hasChoice={chosen.length > 0}
              companyId={options.companyId}
            />
          )}
        </div>
      </div>
    </FormDialog>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed')} <ErrorText error={error} />
    </Banner>
  );
}

interface AddressesProps {
  addresses: readonly Schemas['ReminderAddress'][];
  /** False when no invoice is left to remind of: then no address was looked up. */
  isWritten: boolean;
}

function Addresses({ addresses, isWritten }: AddressesProps) {
  const t = useMessages(messages);
  return (
    <Fact label={t('addresses')}>
      {addresses.length > 0 ? (
        <ul className="kalem-reminder__chips">
          {addresses.map(({ adres, durduruldu }) => (
            <li key={adres} data-stopped={durduruldu || undefined}>
              {adres}
            </li>
          ))}
        </ul>
      ) : (
        isWritten && <p role="status">{t('noAddress')}</p>
      )}
    </Fact>
  );
}

/** The phone of the card, or what the user has to do without one (MNY-70). */
function Phone({ telefon }: { telefon: string | null | undefined }) {
  const t = useMessages(messages);
  return (
    <Fact label={t('phone')}>
      {telefon ? <span className="kalem-num">+{telefon}</span> : <p className="kalem-sm kalem-muted">{t('noPhone')}</p>}
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className="kalem-label">{label}</span>
      {children}
    </div>
  );
}

interface InvoicesProps extends Pick<ReminderOptions, 'invoices'> {
  reminder: ReminderForm;
  items: readonly Schemas['ReminderPreview'][];
}

/** The open invoices with a box each. Shows why the message leaves one out. */
function Invoices({ invoices, reminder: { form, chosen, choose }, items }: InvoicesProps) {
  const t = useMessages(messages);
  const ids = form.values.faturaIds;
  const left = new Map(items.flatMap(({ faturalar }) => faturalar.map(({ faturaId, neden }) => [faturaId, neden])));
  const isFull = chosen.length >= MOST_INVOICES;
  return (
    <fieldset className="kalem-reminder__invoices">
      <legend className="kalem-label">{t('invoices')}</legend>
      {invoices.length > 1 && (
        <div className="kalem-reminder__all">
          <Checkbox
            isSelected={chosen.length === invoices.length}
            isIndeterminate={chosen.length > 0 && chosen.length < invoices.length}
            onChange={(isOn) => choose(isOn ? invoices.map(({ faturaId }) => faturaId) : [])}
          >
            {t('all')}
          </Checkbox>
          <span className="kalem-sm kalem-muted" role="status">
            {t('chosen', { n: chosen.length, all: invoices.length })}
          </span>
        </div>
      )}
      <ul>
        {invoices.map(({ faturaId, belgeNumarasi, vade, vadeTarihi, gecikmeGunu, kalan, paraBirim }) => {
          const isChosen = ids.includes(faturaId);
          const neden = isChosen ? left.get(faturaId) : undefined;
          return (
            <li key={faturaId}>
              <Checkbox
                isSelected={isChosen}
                isDisabled={isFull && !isChosen}
                onChange={(isOn) => choose(isOn ? [...ids, faturaId] : ids.filter((id) => id !== faturaId))}
              >
                <span className="kalem-two kalem-num">
                  <b>{belgeNumarasi ?? t('noNumber')}</b>
                  <small>
                    {vadeTarihi === null
                      ? t('noTerm', { n: dueDaysWithoutTerm })
                      : t('due', { day: toScreenDate(vade) })}
                    {gecikmeGunu > 0 && (
                      <>
                        {' · '}
                        <span data-tone={latenessTone(gecikmeGunu)}>{t('late', { n: gecikmeGunu })}</span>
                      </>
                    )}
                    {neden && (
                      <span className="kalem-reminder__why">{t('leftOut', { reason: reasonText(neden, t) })}</span>
                    )}
                  </small>
                </span>
              </Checkbox>
              <Amount value={kalan} currency={paraBirim} />
            </li>
          );
        })}
      </ul>
      {isFull && invoices.length > MOST_INVOICES && (
        <p className="kalem-sm kalem-muted">{t('most', { n: MOST_INVOICES })}</p>
      )}
    </fieldset>
  );
}

interface OpenAppProps {
  reminder: ReminderForm;
  isReady: boolean;
  /** The host decides first, so that the app opens after its answer. */
  asksHost: boolean;
}

/** A link with the text of the message for the app of the user. Pressing it records the reminder (MNY-61, MNY-70). */
function OpenApp({ reminder: { form, preview }, isReady, asksHost }: OpenAppProps) {
  const t = useMessages(messages);
  const isWhatsApp = form.values.kanal === 'WHATSAPP';
  const label = t(isWhatsApp ? 'openWhatsApp' : 'openSms');
  if (!isReady)
    return (
      <Button variant="primary" isDisabled>
        {label}
      </Button>
    );
  const written = (preview.items ?? []).filter(({ metin }) => metin !== '');
  const phone = written[0]?.telefon ?? '';
  const text = encodeURIComponent(written.map(({ metin }) => metin).join('\n\n'));
  const href = isWhatsApp ? `https://wa.me/${phone}?text=${text}` : `sms:${phone && `+${phone}`}?body=${text}`;
  const open = async (event: MouseEvent) => {
    if (form.isPending) return event.preventDefault();
    if (!asksHost) return void form.submit();
    event.preventDefault();
    if (!(await form.submit())) return;
    const target = isWhatsApp ? { target: '_blank' } : {};
    Object.assign(document.createElement('a'), { href, rel: 'noopener noreferrer', ...target }).click();
  };
  return (
    <a
      className="kalem-button"
      data-variant="primary"
      data-size="md"
      href={href}
      target={isWhatsApp ? '_blank' : undefined}
      rel="noopener noreferrer"
      onClick={(event) => void open(event)}
    >
      <span>{label}</span>
    </a>
  );
}
