import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { Button } from '../../../primitives/Button';
import { Badge } from '../../../primitives/feedback/Badge';
import { Icon } from '../../../primitives/Icon';
import { alert, error, ok, ring } from '../../../primitives/icons';
import { lazyPart } from '../../../primitives/lazyPart';
import { useFaultText } from '../../../kit/faults';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import type { FormFault } from '../../../draft/FaultState';
import type { SaveProblem } from '../../../draft/saving/saveProblem';
import { useFormValue, useInvoiceStore } from '../FormContext';
import {
  changeToSale,
  codeOf,
  type Finding,
  passWarning,
  placeOfFinding,
  rankOfFinding,
  renewRates,
  type Review,
  reviewOf,
} from '../../../draft/ReviewState';
import { adviceMessages, checkMessages } from './messages';
import { keyOfFinding, Place } from './Place';
import { PassedWarnings } from './PassedWarnings';
import type { RuleCode } from './ruleMessages';

const RuleDialog = lazyPart(async () => (await import('./RuleDialog')).RuleDialog);

/** The number of findings that are shown until the user opens the whole list. */
const MOST_FAULTS = 5;

interface ReviewPanelProps {
  /** The problem of the last save. */
  problem: SaveProblem | undefined;
  onFault: (fault: FormFault) => void;
}

/**
 * The review panel: errors that prevent saving, findings that GİB would refuse later, advice, and a link to each field.
 */
export function ReviewPanel({ problem, onFault }: ReviewPanelProps) {
  const t = useMessages(checkMessages);
  const form = useInvoiceStore();
  const review = useReview();
  const refusal = useRefusal(problem);
  const { errors, warnings } = review;
  const stopping = useFormValue(form.faults.shown).filter(({ severity }) => severity === 'error').length;
  const isTried = useFormValue(form.faults.revealed);
  const [isOpen, setOpen] = useState(false);
  const rankOf = new Map(warnings.map((warning) => [warning, rankOfFinding(warning)]));
  // The most grave ones come first, so that the limit hides the others.
  const findings = [...errors, ...rankOrder.flatMap((rank) => warnings.filter((one) => rankOf.get(one) === rank))];
  const shown = findings.slice(0, isOpen ? Infinity : MOST_FAULTS);
  const ranks = rankOrder
    .map((rank) => ({ rank, found: shown.filter((one) => rankOf.get(one) === rank) }))
    .filter(({ found }) => found.length > 0);
  const goTo = (finding: Finding) => onFault(placeOfFinding(form, finding));

  return (
    <section className="kalem-check" aria-label={t('title')}>
      <div className="kalem-check__head">
        <h3>{t('title')}</h3>
        {errors.length > 0 && <Badge tone="danger">{t('errors', { n: errors.length })}</Badge>}
        {warnings.length > 0 && <Badge tone="warning">{t('warnings', { n: warnings.length })}</Badge>}
      </div>
      <p className="kalem-check__tried" role="status">
        {isTried && stopping > 0 && t('tried', { n: stopping })}
      </p>
      <ul>
        {shown
          .filter((one) => !rankOf.has(one))
          .map((finding) => (
            <FindingItem key={keyOfFinding(finding)} finding={finding} onGo={() => goTo(finding)} />
          ))}
      </ul>
      {ranks.map(({ rank, found }) => (
        <section key={rank} className="kalem-check__rank" aria-label={t(rank)}>
          <h4>
            {t(rank)}{' '}
            <span className="kalem-muted">{[...rankOf.values()].filter((other) => other === rank).length}</span>
          </h4>
          <ul>
            {found.map((finding) => (
              <FindingItem key={keyOfFinding(finding)} finding={finding} onGo={() => goTo(finding)} />
            ))}
          </ul>
        </section>
      ))}
      {findings.length > MOST_FAULTS && !isOpen && (
        <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
          {t('showAll', { n: findings.length - MOST_FAULTS })}
        </Button>
      )}
      <Verdict review={review} refusal={refusal} onGo={goTo} />
      {review.passed.length > 0 && <PassedWarnings passed={review.passed} />}
    </section>
  );
}

const rankOrder = ['GIB', 'MEVZUAT', 'DIKKAT'] as const;

/** The number of findings, for the bar of narrow widgets. */
export function ReviewCounts({ problem }: Pick<ReviewPanelProps, 'problem'>) {
  const t = useMessages(checkMessages);
  const { errors, warnings, missing } = useReview();
  const isRefused = useRefusal(problem) !== undefined;
  if (isRefused && errors.length === 0) return <span data-tone="danger">{t('refused')}</span>;
  if (errors.length + warnings.length + missing.length === 0) return <span data-tone="success">{t('clear')}</span>;
  return (
    <>
      {errors.length > 0 && <span data-tone="danger">{t('errors', { n: errors.length })}</span>}
      {warnings.length > 0 && <span data-tone="warning">{t('warnings', { n: warnings.length })}</span>}
    </>
  );
}

function useReview(): Review {
  const form = useInvoiceStore();
  const { now } = useKalem();
  return useAtomValue(reviewOf(form, now), { store: form.jotai });
}

/** The portal's refusal of the invoice; undefined once the invoice has been edited. */
function useRefusal(problem: SaveProblem | undefined): Refusal | undefined {
  const revision = useFormValue(useInvoiceStore().revision);
  return problem?.kind === 'refused' && problem.revision === revision ? problem : undefined;
}

function FindingItem({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const t = useMessages(checkMessages);
  const advise = useMessages(adviceMessages);
  const faultText = useFaultText();
  const form = useInvoiceStore();
  const { fault } = finding;
  const code = codeOf(finding);
  const rule = explained.find((other) => other === code);
  const [isOpen, setOpen] = useState(false);
  const advice = code !== undefined && isAdvised(code) ? advise(code) : undefined;
  return (
    <li className="kalem-check__finding" data-severity={fault.severity}>
      <Icon icon={fault.severity === 'error' ? error : alert} size="sm" />
      <div>
        {fault.field === 'sirket' ? (
          <Place finding={finding} />
        ) : (
          <button type="button" className="kalem-link" onClick={onGo}>
            <Place finding={finding} />
          </button>
        )}
        <p>{faultText(fault)}</p>
        {advice && <p className="kalem-muted">{advice}</p>}
        <div className="kalem-check__do">
          {code === 'OLD_KDV_RATE' && (
            <Button variant="quiet" size="sm" onPress={() => renewRates(form, finding)}>
              {t('renewRates')}
            </Button>
          )}
          {code === 'TEVKIFAT_UNDER_LIMIT' && (
            <Button variant="quiet" size="sm" onPress={() => changeToSale(form)}>
              {t('makeSale')}
            </Button>
          )}
          {rule && (
            <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
              {t('seeRule')}
            </Button>
          )}
          {finding.known.length > 0 && (
            <Button variant="quiet" size="sm" onPress={() => passWarning(form, finding)}>
              {t('know')}
            </Button>
          )}
        </div>
        {rule && isOpen && (
          <Suspense>
            <RuleDialog code={rule} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The rules that have an explanation. */
const explained = [
  'TEVKIFAT_UNDER_LIMIT',
  'TEVKIFAT_TO_CONSUMER',
  'BUYER_ADDRESS_MISSING',
  'BUYER_TAX_OFFICE_MISSING',
  'RETURN_TO_CONSUMER',
  'EXPORT_TO_DOMESTIC',
  'TAX_RETIRED',
  'REASON_NARROWED',
  'PERIOD_DECLARED',
  'BUYER_EFATURA',
  'TEVKIFAT_NOT_OFFICIAL',
  'OLD_KDV_RATE',
] as const satisfies readonly RuleCode[];

function isAdvised(code: string): code is keyof typeof adviceMessages.texts.tr {
  return code in adviceMessages.texts.tr;
}

type Refusal = Extract<SaveProblem, { kind: 'refused' }>;

interface VerdictProps {
  review: Review;
  refusal: Refusal | undefined;
  onGo: (finding: Finding) => void;
}

/**
 * The conclusion below the findings: fields are missing, the portal has refused the invoice, or there are no findings.
 */
function Verdict({ review, refusal, onGo }: VerdictProps) {
  const t = useMessages(checkMessages);
  const { errors, warnings, passed, missing, lines, time } = review;
  const [first] = missing;
  if (first)
    return (
      <div className="kalem-check__finding" data-severity="missing">
        <Icon icon={ring} size="sm" />
        <div>
          <p>{t('missing', { n: missing.length })}</p>
          <button type="button" className="kalem-link" onClick={() => onGo(first)}>
            {t('goToMissing')}
          </button>
        </div>
      </div>
    );
  if (refusal !== undefined)
    return (
      <div className="kalem-check__finding" data-severity="error">
        <Icon icon={error} size="sm" />
        <div>
          <p>{t('refused')}:</p>
          <p lang={refusal.lang}>{refusal.text}</p>
        </div>
      </div>
    );
  if (errors.length + warnings.length > 0) return null;
  return (
    <div className="kalem-check__finding" data-severity="none">
      <Icon icon={ok} size="sm" />
      <div>
        <p>{passed.length > 0 ? t('yesBut', { n: passed.length }) : t('yes')}</p>
        <p className="kalem-muted">{passed.length > 0 ? t('passedReturn') : t('checked', { n: lines, time })}</p>
      </div>
    </div>
  );
}
