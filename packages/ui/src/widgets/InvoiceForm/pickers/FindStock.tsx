import { findStockFault, foldTr, numbersOfMany, toScreenDate, joinFilled } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useEffect, useMemo, useState } from 'react';
import { useUnitTitle } from '../../../fields/units';
import { faultOfDomain } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { box, plus, undo as back } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useApi, usePermission } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { useFigures } from '../formatting';
import { useHeaderField, useInvoiceStore } from '../FormContext';
import type { LineAtom } from '../../../draft/lines/LinesState';
import { cardMessages } from './cardMessages';
import { NewStock } from './NewStock';
import { priceOf, type StockItem, takeStock } from './takeStock';
import { type FinderProps, useRested } from './useChoices';

type LastPrice = components['schemas']['LastPriceItems']['items'][number];

/** In ms. LIN-05. */
const TYPING_PAUSE_MS = 500;

interface FindStockProps extends FinderProps {
  line: LineAtom;
}

/** Offers the stock items that match the typed name, each with the last price that this recipient paid. */
export function FindStock({ companyId, typed, line, onOffer }: FindStockProps) {
  const t = useMessages(cardMessages);
  const mayCreate = usePermission('stokWrite', companyId) === true;
  const [newFor, setNewFor] = useState<string>();
  const text = typed.trim();
  const rested = useRested(text, TYPING_PAUSE_MS);
  const items = useStock(companyId, rested);
  const prices = useLastPrices(companyId);
  const offerOf = useStockOffer(prices);
  const take = useTake(line);

  const choices = useMemo(() => {
    if (text === '' || text !== rested || !items) return [];
    const offers = items.map((item) => ({ item, ...offerOf(item) }));
    // Items that the invoice type does not accept come last, with the reason.
    const sorted = [false, true].flatMap((isRefused) =>
      offers.filter((offer) => offer.option.isDisabled === isRefused),
    );
    const listed = sorted.flatMap(({ item, option, last }) => {
      const whole = { ...option, take: () => take(item) };
      if (last === undefined) return [whole];
      const label = t('atLastPrice', { price: last.text });
      const atLast = { id: `${item.id} last`, group: option.group, label, icon: back };
      return [whole, { ...atLast, take: () => take(item, last.price) }];
    });
    const label = t('newStockFor', { text });
    const create = { id: 'new', isAction: true, icon: plus, label, take: () => setNewFor(text) };
    return mayCreate ? [...listed, create] : listed;
  }, [items, text, rested, mayCreate, offerOf, take, t]);

  const foot = t(prices ? 'stockFoot' : 'stockFootPlain');
  // The input renders before this part has loaded, so the choices are passed up in an effect.
  useEffect(() => onOffer({ choices, foot }), [choices, foot, onOffer]);

  return (
    newFor !== undefined && (
      <NewStock
        companyId={companyId}
        typed={newFor}
        onCreated={(item) => {
          setNewFor(undefined);
          take(item);
        }}
        onClose={() => setNewFor(undefined)}
      />
    )
  );
}

/** Fills in the line. Shows a toast if a typed price was overwritten, or if the card's price is in another currency. */
function useTake(line: LineAtom): (item: StockItem, price?: string) => void {
  const t = useMessages(cardMessages);
  const { toast } = useKalem();
  const form = useInvoiceStore();
  return useMemo(
    () => (item, price) => {
      const hadPrice = Boolean(form.lines.read(line).line.birimFiyat);
      const undo = takeStock(form, line, item, price);
      const action = { label: t('undo'), onAction: undo };
      const { paraBirim } = form.jotai.get(form.header);
      const isForeign = Number(item.birimFiyat) > 0 && !(price ?? priceOf(item, paraBirim));
      if (isForeign)
        toast({ tone: 'info', text: t('foreignPrice', { card: item.dovizKodu, invoice: paraBirim }), action });
      else if (hadPrice) toast({ tone: 'success', text: t('stockTaken', { name: item.malHizmet }), action });
    },
    [form, line, t, toast],
  );
}

function useStock(companyId: string, q: string): readonly StockItem[] | undefined {
  const { data } = useApi().useQuery(
    'get',
    '/stok/search',
    { params: { query: { companyId, q } } },
    { enabled: q !== '', meta: { kind: 'findStock', silent: true } },
  );
  return data?.items;
}

/**
 * The last prices that the recipient paid. Undefined without a recipient, or for a number that many recipients share.
 */
function useLastPrices(companyId: string): readonly LastPrice[] | undefined {
  const [vknTckn] = useHeaderField('vknTckn');
  const isOne = /^\d{10,11}$/.test(vknTckn) && !numbersOfMany.includes(vknTckn);
  const { data } = useApi().useQuery(
    'get',
    '/fatura/son-fiyatlar',
    { params: { query: { companyId, vknTckn } } },
    { enabled: isOne, staleTime: 60_000, meta: { kind: 'readLastPrices', silent: true } },
  );
  return isOne ? data?.items : undefined;
}

/** Returns the choice for an item, and its last price if the line can take that price. */
function useStockOffer(prices: readonly LastPrice[] | undefined) {
  const t = useMessages(cardMessages);
  const faultText = useFaultText();
  const figures = useFigures();
  const unitTitle = useUnitTitle();
  const [faturaTip] = useHeaderField('faturaTip');
  const [paraBirim] = useHeaderField('paraBirim');

  return useMemo(() => {
    const priceText = (price: string, currency: string) =>
      currency === paraBirim ? figures.price(price) : `${figures.price(price)} ${currency}`;
    const noteOf = ({ stokTipi = 'TICARIMAL', birim, kdvOrani, birimFiyat, dovizKodu }: StockItem) => {
      const price = Number(birimFiyat) > 0 ? t('cardPrice', { price: priceText(birimFiyat, dovizKodu) }) : '';
      return joinFilled([t(stokTipi), unitTitle(birim), `KDV %${kdvOrani}`, price], ' · ');
    };

    return (item: StockItem) => {
      const fault = findStockFault(item, faturaTip, 0);
      const sold = prices?.filter((price) => isOf(price, item)) ?? [];
      const last = sold.find((price) => price.paraBirim === paraBirim) ?? sold[0];
      const text = last && priceText(last.birimFiyat, last.paraBirim);
      const option = {
        id: item.id,
        group: t('stock'),
        label: item.malHizmet,
        note: fault ? faultText(faultOfDomain(fault)) : noteOf(item),
        icon: box,
        isDisabled: fault !== undefined,
        end: fault ? undefined : (text ?? (prices && t('neverSold'))),
        endNote: fault || !last ? undefined : toScreenDate(last.faturaTarih),
      };
      const isTakeable =
        !fault && last?.paraBirim === paraBirim && Number(last.birimFiyat) !== Number(priceOf(item, paraBirim));
      return { option, last: last && text && isTakeable ? { price: last.birimFiyat, text } : undefined };
    };
  }, [prices, faturaTip, paraBirim, figures, faultText, unitTitle, t]);
}

/** True if the price was paid for this item: same name, ignoring Turkish case and accents, and same unit. */
function isOf({ malHizmet, birim }: LastPrice, item: StockItem): boolean {
  return birim === item.birim && foldTr(malHizmet) === foldTr(item.malHizmet);
}
