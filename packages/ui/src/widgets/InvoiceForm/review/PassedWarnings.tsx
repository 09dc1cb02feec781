import { type Finding, takeBackWarning } from '../../../draft/ReviewState';
import { useFaultText } from '../../../kit/faults';
import { Button } from '../../../primitives/Button';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore } from '../FormContext';
import { checkMessages } from './messages';
import { keyOfFinding, Place } from './Place';

/** The warnings that the user has passed. Each can be taken back (RUL-09). */
export function PassedWarnings({ passed }: { passed: readonly Finding[] }) {
  const t = useMessages(checkMessages);
  const faultText = useFaultText();
  const form = useInvoiceStore();
  return (
    <details className="kalem-check__passed">
      <summary>{t('passed', { n: passed.length })}</summary>
      <ul>
        {passed.map((finding) => (
          <li key={keyOfFinding(finding)}>
            <div>
              <p>{faultText(finding.fault)}</p>
              <p className="kalem-muted">
                <Place finding={finding} />
              </p>
            </div>
            <Button variant="quiet" size="sm" onPress={() => takeBackWarning(form, finding)}>
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
