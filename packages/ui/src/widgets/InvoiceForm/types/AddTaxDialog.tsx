import { addTax, foldTr, kdvTevkifat, konaklama, offeredTaxTypes, taxEffect, isTaxCode } from '@kalem/domain';
import { type TaxType, taxTypes } from '@kalem/domain/codes/tax-types';
import { useState } from 'react';
import { Button, IconButton } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { x } from '../../../primitives/icons';
import { NumberField } from '../../../primitives/input/NumberField';
import { SearchField } from '../../../primitives/input/SearchField';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { messages } from '../messages';
import { type TypeMessageKey, typeMessages } from './messages';
import { taxTitle } from './taxTitles';

/**
 * The taxes of the invoice's type that it does not have yet; those that are ticked come to every line, with one rate
 * for all (LIN-13).
 */
export function AddTaxDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(typeMessages);
  const form = useInvoiceStore();
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  const { length } = useFormValue(form.lines.all);
  const [search, setSearch] = useState('');
  /** The rate of each ticked tax, '' as long as none was typed. */
  const [rates, setRates] = useState<ReadonlyMap<string, string>>(new Map());
  const offered = offeredTaxTypes(taxTypes, faturaTip).filter(({ value }) => !vergiler.includes(value));
  const words = foldTr(search).split(/\s+/);
  const found = offered.filter(({ title, officialTitle, value }) => {
    const text = foldTr(`${title} ${officialTitle} ${value}`);
    return words.every((word) => text.includes(word));
  });

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
            {t('addTaxes', { n: rates.size })}
          </Button>
        </>
      }
    >
      <p className="kalem-muted">{t('addTaxText')}</p>
      <SearchField label={t('findTax', { n: offered.length })} value={search} onChange={setSearch} />
      <ul className="kalem-tax-list">
        {found.map((tax) => (
          <li key={tax.value} data-selected={rates.has(tax.value) || undefined}>
            <Checkbox isSelected={rates.has(tax.value)} onChange={(isTicked) => tick(tax.value, isTicked)}>
              {tax.title}
              <small>{t(effectOf(tax))}</small>
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
      {found.length === 0 && <p className="kalem-muted">{t('noTax')}</p>}
    </Dialog>
  );
}

/** What a tax does to the totals, in words. */
function effectOf({ value }: TaxType): TypeMessageKey {
  if (!isTaxCode(value)) return 'adds';
  const { adds, subtracts, bearsKdv } = taxEffect(value);
  if (adds && subtracts) return 'addsAndSubtracts';
  if (subtracts) return 'subtracts';
  return bearsKdv ? 'addsWithKdv' : 'adds';
}

/** The taxes that the invoice has; each can be taken off all lines again, and that undone. */
export function TaxChips() {
  const t = useMessages(typeMessages);
  const tForm = useMessages(messages);
  const { toast } = useKalem();
  const form = useInvoiceStore();
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  // The taxes that these types are about (INV-13, INV-14).
  const isFixed = (code: string) =>
    (faturaTip === 'KONAKLAMAVERGISI' && code === konaklama) || (faturaTip === 'TEVKIFAT' && code === kdvTevkifat);
  const remove = (code: string) => {
    const undo = form.removeTax(code);
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
            <IconButton
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
