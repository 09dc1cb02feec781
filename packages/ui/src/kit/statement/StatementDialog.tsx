import { keepPreviousData } from '@tanstack/react-query';
import { type DateRange, istanbulNow } from '@kalem/domain';
import { downloadStatement } from '@kalem/sdk';
import { useState } from 'react';
import { RangeForm, useTypedRange } from '../../fields/RangeForm';
import { saveFile } from '../../fields/saveFile';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { CurrencyChoice } from '../debtor/CurrencyChoice';
import { entryPeriods, firstDayOf } from '../debtor/entryPeriods';
import { messages as debtorMessages } from '../debtor/messages';
import { ErrorText } from '../ErrorText';
import { messages } from './messages';
import { StatementLinks } from './StatementLinks';
import { StatementPaper } from './StatementPaper';

interface StatementDialogProps {
  debtorId: string;
  aliciUnvan: string;
  companyId: string;
  /** The currencies of the account, and the one that is shown first. */
  currencies: readonly string[];
  paraBirim: string;
  /** Called when a link to the statement was created. */
  onShared: () => void;
  onClose: () => void;
}

/** The statement of a customer account: on screen, and as PDF and Excel (MNY-54). */
export function StatementDialog({
  debtorId,
  aliciUnvan,
  companyId,
  currencies,
  onShared,
  onClose,
  ...first
}: StatementDialogProps) {
  const t = useMessages(messages);
  const tDebtor = useMessages(debtorMessages);
  const { now } = useKalem();
  const today = istanbulNow(now()).date;
  const firstDay = (period: (typeof entryPeriods)[number]) => firstDayOf(period, today) ?? '';
  const [range, setRange] = useState<DateRange>({ start: firstDay('thisYear'), end: '' });
  const [typed, setTyped] = useTypedRange(range);
  const [hasUndone, setHasUndone] = useState(false);
  const [paraBirim, setParaBirim] = useState(first.paraBirim);
  const params = {
    path: { id: debtorId },
    query: {
      companyId,
      paraBirim,
      geriAlinanlar: hasUndone,
      ...(range.start && { baslangicTarihi: range.start }),
      ...(range.end && { bitisTarihi: range.end }),
    },
  };
  const { data, error, refetch, isPlaceholderData } = useApi().useQuery(
    'get',
    '/alacak/{id}/ekstre',
    { params },
    { placeholderData: keepPreviousData, meta: { kind: 'readStatement' } },
  );
  const file = useStatementFile(params);
  const preset = range.end === '' ? entryPeriods.find((period) => firstDay(period) === range.start) : undefined;
  return (
    <Dialog title={t('statement')} note={aliciUnvan} size="full" isOpen isDismissable onClose={onClose}>
      <div className="kalem-statement">
        <aside className="kalem-statement__side">
          <RadioGroup
            label={tDebtor('period')}
            isBare
            variant="segmented"
            options={entryPeriods.map((id) => ({ id, label: tDebtor(id) }))}
            value={preset}
            onChange={(period) => setRange({ start: firstDay(period), end: '' })}
          />
          <RangeForm range={typed} onRange={setTyped} onQuery={() => setRange(typed)} />
          <CurrencyChoice
            currencies={currencies.map((id) => ({ id, label: id }))}
            value={paraBirim}
            onChange={setParaBirim}
          />
          <Checkbox isSelected={hasUndone} onChange={setHasUndone}>
            {t('showUndone')}
          </Checkbox>
          <div className="kalem-statement__files">
            <Button
              variant="primary"
              icon={icons.download}
              isPending={file.isPending && file.format === 'pdf'}
              onPress={() => file.save('pdf')}
            >
              {t('asPdf')}
            </Button>
            <Button
              icon={icons.sheet}
              isPending={file.isPending && file.format === 'xlsx'}
              onPress={() => file.save('xlsx')}
            >
              {t('asExcel')}
            </Button>
          </div>
          {data && (
            <StatementLinks
              debtorId={debtorId}
              aliciUnvan={aliciUnvan}
              companyId={companyId}
              shown={data}
              isOld={isPlaceholderData}
              onShared={onShared}
            />
          )}
        </aside>
        <div className="kalem-statement__desk" tabIndex={0} role="region" aria-label={t('statement')}>
          {error && (
            <Banner
              tone="danger"
              actions={
                <Button size="sm" onPress={() => void refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('failed')} <ErrorText error={error} />
            </Banner>
          )}
          {data && (
            <div aria-busy={isPlaceholderData || undefined}>
              <StatementPaper statement={data} />
            </div>
          )}
          {!data && !error && (
            <div role="status" aria-label={t('reading')}>
              <Skeleton height="480px" />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Saves the shown statement as a file that the server makes. */
function useStatementFile(params: Parameters<typeof downloadStatement>[1]['params']) {
  const { client } = useKalem();
  const [format, setFormat] = useState<'pdf' | 'xlsx'>();
  const { isPending, run } = useAction('downloadStatement', async (bicim: 'pdf' | 'xlsx') => {
    setFormat(bicim);
    const { blob, fileName } = await downloadStatement(client, {
      params: { path: params.path, query: { ...params.query, bicim } },
    });
    saveFile(blob, fileName);
  });
  return { isPending, format, save: (bicim: 'pdf' | 'xlsx') => void run(bicim) };
}
