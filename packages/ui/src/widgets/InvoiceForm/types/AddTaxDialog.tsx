import {
  addTax,
  foldTr,
  isTaxCode,
  kdvTevkifat,
  konaklama,
  type Line,
  numbersOfMany,
  offeredOn,
  offeredTaxTypes,
  removeTax,
  taxEffect,
} from '@kalem/domain';
import { type TaxType, taxTypes } from '@kalem/domain/codes/tax-types';
import { Fragment, useState } from 'react';
import { RemoveButton } from '../../../kit/RemoveButton';
import { Button } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { x } from '../../../primitives/icons';
import { NumberField } from '../../../primitives/input/NumberField';
import { SearchField } from '../../../primitives/input/SearchField';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useApi } from '../../../provider/queries';
import { useCompanyId, useKalem } from '../../../provider/useKalem';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import type { LineAtom } from '../../../draft/lines/LinesState';
import { messages } from '../messages';
import { useValidity } from './CodePicker';
import { type TypeMessageKey, typeMessages } from './messages';
import { taxTitle } from './taxTitles';

/**
 * Offers the taxes of the invoice type that the invoice does not have yet. Taxes of earlier invoices to this recipient
 * come first. A selected tax is added to every line, with the same rate (LIN-13).
 */
export function AddTaxDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(typeMessages);
  const form = useInvoiceStore();
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  const { length } = useFormValue(form.lines.all);
  const [search, setSearch] = useState('');
  /** The rate of each selected tax; '' until it is typed. */
  const [rates, setRates] = useState<ReadonlyMap<string, string>>(new Map());
  const [faturaTarih] = useHeaderField('faturaTarih');
  const validity = useValidity(faturaTarih);
  const isEnded = (tax: TaxType) => Number(!offeredOn([tax], faturaTarih).length);
  const offered = offeredTaxTypes(taxTypes, faturaTip)
    .filter(({ value }) => !vergiler.includes(value))
    .sort((left, right) => isEnded(left) - isEnded(right));
  const usual = useUsualTaxes();
  const words = foldTr(search).split(/\s+/);
  const found = offered.filter(({ title, officialTitle, value }) => {
    const text = foldTr(`${title} ${officialTitle} ${value}`);
    return words.every((word) => text.includes(word));
  });

  const ofRecipient = search === '' ? found.filter(({ value }) => usual.includes(value)) : [];
  const groups = [
    { title: t('usualTaxes'), taxes: ofRecipient },
    { title: ofRecipient.length > 0 && t('allTaxes'), taxes: found.filter((tax) => !ofRecipient.includes(tax)) },
  ].filter(({ taxes }) => taxes.length > 0);

  const tick = (code: string, isTicked: boolean) => {
    const next = new Map(rates);
    if (isTicked) next.set(code, '');
    else next.delete(code);
    setRates(next);
  };
  const add = () => {
    form.rewrite((invoice) => [...rates].reduce((draft, [code, rate]) => addTax(draft, code, rate), invoice));
    onClose();
  };

  return (
    <Dialog
      isOpen
      title={t('addTaxTitle')}
      onClose={onClose}
      footer={
        <>
          <span data-lead="" className="kalem-sm kalem-muted">
            {t('appliesToLines', { n: length })}
          </span>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={rates.size === 0} onPress={add}>
            {rates.size === 0 ? t('addTaxTitle') : t('addTaxes', { n: rates.size })}
          </Button>
        </>
      }
    >
      <p className="kalem-muted">{t('addTaxText')}</p>
      <SearchField label={t('findTax', { n: offered.length })} value={search} onChange={setSearch} />
      {groups.map(({ title, taxes }) => (
        <Fragment key={String(title)}>
          {title && <h3 className="kalem-tax-group">{title}</h3>}
          <ul className="kalem-tax-list" aria-label={title || undefined}>
            {taxes.map((tax) => (
              <li key={tax.value} data-selected={rates.has(tax.value) || undefined}>
                <Checkbox isSelected={rates.has(tax.value)} onChange={(isTicked) => tick(tax.value, isTicked)}>
                  {tax.title}
                  <small>{[t(effectOf(tax)), validity(tax)].filter(Boolean).join(' · ')}</small>
                </Checkbox>
                {rates.has(tax.value) && tax.defaultRate === undefined && (
                  <NumberField
                    label={t('taxRate', { name: tax.title })}
                    isLabelHidden
                    affix="%"
                    places={3}
                    autoFocus
                    value={rates.get(tax.value) ?? ''}
                    onChange={(rate) => setRates(new Map(rates).set(tax.value, rate))}
                  />
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {found.length === 0 && <p className="kalem-muted">{t('noTax')}</p>}
    </Dialog>
  );
}

/** The taxes of the newest invoices to this recipient. */
function useUsualTaxes(): readonly string[] {
  const companyId = useCompanyId();
  const [vknTckn] = useHeaderField('vknTckn');
  const isOne = /^\d{10,11}$/.test(vknTckn) && !numbersOfMany.includes(vknTckn);
  const { data } = useApi().useQuery(
    'get',
    '/fatura',
    { params: { query: { companyId, vknTckn, onayDurumu: 'Onaylandi' } } },
    { enabled: isOne, staleTime: 60_000, meta: { kind: 'readUsualTaxes', silent: true } },
  );
  return data?.items.flatMap(({ vergiler }) => vergiler ?? []) ?? [];
}

/** The text about the effect of a tax on the totals. */
function effectOf({ value }: TaxType): TypeMessageKey {
  if (!isTaxCode(value)) return 'adds';
  const { adds, subtracts, bearsKdv } = taxEffect(value);
  if (adds && subtracts) return 'addsAndSubtracts';
  if (subtracts) return 'subtracts';
  return bearsKdv ? 'addsWithKdv' : 'adds';
}

/** The taxes of the invoice. Each can be removed from all lines, with undo. */
export function TaxChips() {
  const t = useMessages(typeMessages);
  const tForm = useMessages(messages);
  const { toast } = useKalem();
  const form = useInvoiceStore();
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  // These types require these taxes (INV-13, INV-14).
  const isFixed = (code: string) =>
    (faturaTip === 'KONAKLAMAVERGISI' && code === konaklama) || (faturaTip === 'TEVKIFAT' && code === kdvTevkifat);
  const remove = (code: string) => {
    const undo = takeOff(form, code);
    toast({
      tone: 'success',
      text: t('taxRemoved', { name: taxTitle(code) }),
      action: { label: tForm('undo'), onAction: undo },
    });
  };
  return (
    <ul className="kalem-tax-chips" aria-label={t('taxesOfInvoice')}>
      {vergiler.map((code) => (
        <li key={code}>
          {taxTitle(code)}
          {!isFixed(code) && (
            <RemoveButton
              size="sm"
              icon={x}
              label={t('removeTax', { name: taxTitle(code) })}
              onPress={() => remove(code)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Removes a tax from every line in one step. Returns how to undo it; edits made since then stay. */
function takeOff(form: InvoiceFormStore, code: string): () => void {
  const lines = form.jotai.get(form.lines.all);
  const before = form.lines.lines();
  form.rewrite((invoice) => removeTax(invoice, code));
  const after = form.lines.lines();
  const taken = new Map<LineAtom | undefined, Line>(
    lines.map((line, index) => [line, fieldsMissing(after[index] ?? {}, before[index] ?? {})]),
  );
  return () =>
    form.rewrite((invoice) => {
      const taxed = addTax(invoice, code);
      const takenOf = (index: number) => taken.get(form.lines.at(index));
      return { ...taxed, malHizmetler: taxed.malHizmetler.map((line, index) => ({ ...line, ...takenOf(index) })) };
    });
}

/**
 * The fields that were removed from a line. The price of KDV Ayır is not restored, because it may not match the current
 * price.
 */
function fieldsMissing(line: Line, old: Line): Line {
  const isGone = (field: string) => !(field in line) && field !== 'kdvDahilBirimFiyat';
  return Object.fromEntries(Object.entries(old).filter(([field]) => isGone(field)));
}
