import { companyName, foldTr, joinFilled } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useEffect, useMemo, useState } from 'react';
import { building, plus, user } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useApi, usePermission } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';
import { readEntry } from '../head/useRegistryLookup';
import { cardMessages } from './cardMessages';
import { NewCustomer } from './NewCustomer';
import { consumer, takeRecipient } from './takeRecipient';
import { type Choice, type FinderProps, useRested } from './useChoices';

type Customer = components['schemas']['Customer'];
type RegistryEntry = components['schemas']['RegistryEntry'];

/** In ms. INV-22. */
const TYPING_PAUSE_MS = 1000;
/** In ms. The search waits, because ten digits may be the beginning of an eleven-digit number. */
const NUMBER_PAUSE_MS = 300;

/** Offers the matching customer cards, the registry's entry of a number, a new card, and the consumer. */
export function FindRecipients({ companyId, typed, onOffer, onTaken }: FinderProps & { onTaken: () => void }) {
  const t = useMessages(cardMessages);
  const { toast, explain } = useKalem();
  const form = useInvoiceStore();
  const mayCreate = usePermission('cariWrite', companyId) === true;
  const [newFor, setNewFor] = useState<string>();
  const text = typed.trim();
  const rested = useRested(text, TYPING_PAUSE_MS);
  const cards = useCustomers(companyId, rested);
  const entry = useRegistryEntry(companyId, text);
  const isWaiting = text !== '' && (text !== rested || cards.isFetching);

  const take = useMemo(
    () => (recipient: Parameters<typeof takeRecipient>[1], name: string) => {
      const undo = takeRecipient(form, recipient);
      onTaken();
      toast({ tone: 'success', text: t('recipientTaken', { name }), action: { label: t('undo'), onAction: undo } });
    },
    [form, t, toast, onTaken],
  );

  const choices = useMemo(() => {
    const found = text === '' ? [] : (cards.data?.items ?? []);
    // Until the next answer arrives, the results of the previous text are filtered by the current text.
    const listed = found.map(choiceOf).filter(({ label, note }) => foldTr(`${label} ${note}`).includes(foldTr(text)));
    const cardChoices = listed.map(({ card, ...option }) => ({
      ...option,
      group: t('customers'),
      take: () => take(card, option.label),
    }));
    const { ulke } = form.jotai.get(form.header);
    // A customer card of this number has the same data and more.
    const isCarded = found.some(({ vknTckn }) => vknTckn === text);
    const entryChoices =
      entry.data && !isCarded
        ? [registryChoice(entry.data, text, (recipient, name) => take({ ...recipient, ulke }, name))]
        : [];
    const label = t('newCustomerFor', { text });
    const create = { id: 'new', isAction: true, icon: plus, label, take: () => setNewFor(text) };
    const nobody = {
      id: 'consumer',
      isAction: true,
      icon: user,
      label: t('consumer'),
      end: consumer.vknTckn,
      take: () => take({ ...consumer, ulke }, t('consumer')),
    };
    return [
      ...cardChoices,
      ...entryChoices.map((choice) => ({ ...choice, group: t('registry') })),
      ...(mayCreate && text !== '' ? [create] : []),
      nobody,
    ];
  }, [cards.data, entry.data, text, mayCreate, take, form, t]);

  const isSearching = isWaiting || entry.isFetching;
  const state = () => {
    if (isSearching) return t('searching');
    if (cards.error) return t('searchFailed', { text: explain(cards.error) ?? '' });
    if (entry.isUnknown) return t('notInRegistry');
    if (text === '') return t('typeMore');
    return cards.data?.items.length === 0 ? t('noCustomer') : t('keysHint');
  };
  const foot = state();
  // The input renders before this part has loaded, so the choices are passed up in an effect.
  useEffect(() => onOffer({ choices, foot, isSearching }), [choices, foot, isSearching, onOffer]);

  return (
    newFor !== undefined && (
      <NewCustomer
        companyId={companyId}
        typed={newFor}
        onCreated={(card) => {
          setNewFor(undefined);
          take(card, companyName(card));
        }}
        onClose={() => setNewFor(undefined)}
      />
    )
  );
}

function useCustomers(companyId: string, q: string) {
  return useApi().useQuery(
    'get',
    '/cari/search',
    { params: { query: { companyId, q } } },
    { enabled: q !== '', meta: { kind: 'findCustomers', silent: true }, placeholderData: (before) => before },
  );
}

/** Looks up a complete number in the registry. */
function useRegistryEntry(companyId: string, typed: string) {
  const rested = useRested(typed, NUMBER_PAUSE_MS);
  const isNumber = typed === rested && /^\d{10,11}$/.test(typed) && typed !== consumer.vknTckn;
  const { data, isFetching } = useApi().useQuery(
    'get',
    '/info',
    { params: { query: { companyId, vknTckn: typed } } },
    { enabled: isNumber, meta: { kind: 'registryLookup', silent: true } },
  );
  const entry: RegistryEntry | undefined = isNumber && data?.bulundu ? data : undefined;
  return { data: entry, isUnknown: isNumber && data?.bulundu === false, isFetching: isNumber && isFetching };
}

/** The choice for a card: name, number, tax office and town. */
function choiceOf(card: Customer) {
  const { id, vknTckn = '', unvan, ad = '', soyad = '', vergiDairesi = '', il = '', ilce = '' } = card;
  const person = unvan ? joinFilled([ad, soyad], ' ') : '';
  const note = joinFilled([vknTckn, person, vergiDairesi, joinFilled([ilce, il], ' / ')], ' · ');
  return { card, id, label: companyName(card), note, icon: unvan ? building : user };
}

type Take = (recipient: Parameters<typeof takeRecipient>[1], name: string) => void;

/** The choice for the registry's entry of a number. */
function registryChoice(entry: RegistryEntry, vknTckn: string, take: Take): Choice {
  const { unvan, ad, soyad } = entry;
  const label = companyName(entry) || vknTckn;
  const takeEntry = async () => {
    const { vergiDairesi, il, ilce, adres } = await readEntry(entry);
    take({ vknTckn, unvan, ad, soyad, vergiDairesi, il, ilce, adres }, label);
  };
  return { id: 'registry', label, note: vknTckn, icon: unvan ? building : user, take: () => void takeEntry() };
}
