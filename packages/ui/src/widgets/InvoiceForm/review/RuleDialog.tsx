import { formatAmount, toDottedDate } from '@kalem/domain';
import { kuralOf, longerThresholds, type Threshold } from '@kalem/domain/checks';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useApi } from '../../../provider/queries';
import { useCompanyId } from '../../../provider/useKalem';
import { useHeaderField } from '../FormContext';
import { type RuleCode, ruleMessages } from './ruleMessages';

interface RuleDialogProps {
  code: RuleCode;
  onClose: () => void;
}

/** Explains the rule behind a warning: what it is, its law, and its amounts by year with their sources (RUL-08). */
export function RuleDialog({ code, onClose }: RuleDialogProps) {
  const t = useMessages(ruleMessages);
  const amounts = useAmounts(code);
  const [faturaTarih] = useHeaderField('faturaTarih');
  const inForce = amounts.findLast(({ baslangic }) => baslangic <= faturaTarih);
  return (
    <Dialog isOpen isDismissable title={t(`${code}.title`)} onClose={onClose}>
      <div className="kalem-rule">
        <p>{t(`${code}.text`)}</p>
        {amounts.length > 0 && (
          <>
            <h3>{t('amounts')}</h3>
            <table className="kalem-rule__amounts">
              <thead>
                <tr>
                  <th scope="col">{t('since')}</th>
                  <th scope="col">{t('amount')}</th>
                  <th scope="col">{t('source')}</th>
                </tr>
              </thead>
              <tbody>
                {[...amounts].reverse().map((entry) => (
                  <tr key={entry.baslangic} data-selected={entry === inForce || undefined}>
                    <th scope="row">{toDottedDate(entry.baslangic)}</th>
                    <td>{entry.kural === 'kdvBeyanGunu' ? entry.tutar : formatAmount(entry.tutar)}</td>
                    <td>
                      {[entry.kaynak, entry.kaynakTarihi && toDottedDate(entry.kaynakTarihi)]
                        .filter(Boolean)
                        .join(', ')}
                      <small className="kalem-muted">{t(entry.kesinlik)}</small>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="kalem-muted">{t('amountOfDate')}</p>
          </>
        )}
        <h3>{t('law')}</h3>
        <p>{t(`${code}.law`)}</p>
        <p className="kalem-muted">{t('noAdvice')}</p>
      </div>
    </Dialog>
  );
}

/** The amounts of a rule, oldest first. A newer server has years that this widget does not know (RUL-03). */
function useAmounts(code: RuleCode): readonly Threshold[] {
  const companyId = useCompanyId();
  const kural = kuralOf(code);
  const { data } = useApi().useQuery(
    'get',
    '/kurallar',
    { params: { query: { companyId } } },
    { enabled: kural !== undefined, staleTime: Infinity, meta: { kind: 'readThresholds', silent: true } },
  );
  return longerThresholds((data?.items ?? []) as readonly Threshold[]).filter((entry) => entry.kural === kural);
}
