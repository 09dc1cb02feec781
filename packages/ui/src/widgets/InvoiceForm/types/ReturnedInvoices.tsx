import { addReturnedInvoices, type InvoiceDraft } from '@kalem/domain';
import { useState } from 'react';
import { useFaultText } from '../../../kit/faults';
import { RemoveButton } from '../../../kit/RemoveButton';
import { Button } from '../../../primitives/Button';
import { ReturnKindField } from '../../../kit/invoice/ReturnKindField';
import { files, plus, trash } from '../../../primitives/icons';
import { DateField } from '../../../primitives/input/DateField';
import { TextField } from '../../../primitives/input/TextField';
import { Section } from '../../../primitives/layout/Section';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { typeMessages } from './messages';
import { PickReturns } from './PickReturns';

type Row = NonNullable<InvoiceDraft['iadeFaturalari']>[number];

/** What an IADE returns, and the invoices: chosen from a list, or typed (INV-25, MNY-07). */
export function ReturnedInvoices({ companyId }: { companyId: string }) {
  const types = useMessages(typeMessages);
  const faultText = useFaultText();
  const form = useInvoiceStore();
  const [rows, setRows] = useHeaderField('iadeFaturalari');
  const missing = useFormValue(form.faults.ofHeader).get('iadeFaturalari');
  const [isPicking, setPicking] = useState(false);
  const change = (index: number, fields: Partial<Row>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...fields } : row)));

  return (
    <Section
      title={types('iadeFaturalari')}
      note={rows.length > 0 ? types('returnCount', { n: rows.length }) : undefined}
      actions={
        <Button variant="quiet" size="sm" icon={files} onPress={() => setPicking(true)}>
          {types('pickReturns')}
        </Button>
      }
    >
      <ReturnKind />
      {rows.map((row, index) => (
        <ReturnedRow
          key={index}
          row={row}
          index={index}
          onChange={(fields) => change(index, fields)}
          onRemove={() => setRows(rows.filter((_, at) => at !== index))}
        />
      ))}
      {missing && rows.length === 0 && (
        <output className="kalem-lines__fault" name="iadeFaturalari" role="alert" tabIndex={-1}>
          {faultText(missing)}
        </output>
      )}
      <div className="kalem-returns__foot">
        <Button
          variant="quiet"
          size="sm"
          icon={plus}
          onPress={() => setRows([...rows, { faturaNumarasi: '', faturaTarih: '' }])}
        >
          {types('typeReturn')}
        </Button>
      </div>
      {isPicking && (
        <PickReturns
          companyId={companyId}
          onPick={(returned) => {
            setPicking(false);
            form.rewrite((invoice) => addReturnedInvoices(invoice, returned));
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Section>
  );
}

function ReturnKind() {
  const [iadeTuru, setIadeTuru] = useHeaderField('iadeTuru');
  const { error } = useFieldFault('iadeTuru');
  return <ReturnKindField value={iadeTuru} isRequired error={error} onChange={setIadeTuru} />;
}

interface ReturnedRowProps {
  row: Row;
  index: number;
  onChange: (fields: Partial<Row>) => void;
  onRemove: () => void;
}

/** Number and date of one returned invoice. */
function ReturnedRow({ row, index, onChange, onRemove }: ReturnedRowProps) {
  const types = useMessages(typeMessages);
  const form = useInvoiceStore();
  const [number, date] = [`iadeFaturalari[${index}].faturaNumarasi`, `iadeFaturalari[${index}].faturaTarih`] as const;
  const n = index + 1;
  return (
    <div className="kalem-returns__row">
      <TextField
        name={number}
        label={types('returnNumber', { n })}
        kind="code"
        maxLength={16}
        placeholder="GIB2026000000000"
        value={row.faturaNumarasi ?? ''}
        error={useFieldFault(number).error}
        onChange={(typed) => onChange({ faturaNumarasi: typed.toUpperCase().replace(/\s/g, '') })}
        onBlur={() => form.faults.touch(number)}
      />
      <DateField
        name={date}
        label={types('returnDate', { n })}
        keepsUnreadable
        value={row.faturaTarih ?? ''}
        error={useFieldFault(date).error}
        onChange={(faturaTarih) => onChange({ faturaTarih })}
        onBlur={() => form.faults.touch(date)}
      />
      <RemoveButton of=".kalem-returns__row" icon={trash} label={types('removeReturn', { n })} onPress={onRemove} />
    </div>
  );
}
