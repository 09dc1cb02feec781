import { Select } from '../../primitives/choice/Select';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { actionTexts } from './actionTexts';
import { subjectTexts } from './subjectTexts';
import { messages } from './messages';
import { actionsInOrder, type AuditLogState, subjects } from './useAuditLog';

const all = 'all';

/** Filters: subject, an action of it, and person. */
export function AuditFilters({
  log: { filter, choose, entries },
  companyId,
}: {
  log: AuditLogState;
  companyId: string | undefined;
}) {
  const t = useMessages(messages);
  const subjectName = useMessages(subjectTexts);
  const actionName = useMessages(actionTexts);
  const { konu, islem } = filter;
  const offered = companyId === undefined ? subjects : subjects.filter((subject) => subject !== 'KAMPANYA');
  return (
    <>
      <span className="kalem-audit__filter">
        <Select
          label={t('subject')}
          isLabelHidden
          isBare
          options={[
            { id: all, label: t('allSubjects') },
            ...offered.map((subject) => ({ id: subject, label: subjectName(subject) })),
          ]}
          value={konu ?? all}
          onChange={(id) => choose({ ...filter, konu: id === all ? undefined : id, islem: undefined })}
        />
      </span>
      {konu && (
        <span className="kalem-audit__filter">
          <Select
            label={t('action')}
            isLabelHidden
            isBare
            options={[
              { id: all, label: t('allActions') },
              ...actionsInOrder(konu, actionName).map((action) => ({ id: action, label: actionName(action) })),
            ]}
            value={islem ?? all}
            onChange={(id) => choose({ ...filter, islem: id === all ? undefined : id })}
          />
        </span>
      )}
      {companyId !== undefined && (
        <People
          companyId={companyId}
          chosen={filter.kullanici}
          seen={entries?.flatMap(({ kullanici }) => kullanici ?? []) ?? []}
          onChoose={(kullanici) => choose({ ...filter, kullanici })}
        />
      )}
    </>
  );
}

interface PeopleProps {
  companyId: string;
  chosen: string | undefined;
  /** The people in the entries on screen. */
  seen: readonly { id: string; name: string }[];
  onChoose: (id: string | undefined) => void;
}

/** The users of the company, and former ones that appear in the log. */
function People({ companyId, chosen, seen, onChoose }: PeopleProps) {
  const t = useMessages(messages);
  const users = useApi().useQuery(
    'get',
    '/company/user',
    { params: { query: { companyId } } },
    { meta: { kind: 'listCompanyUsers' } },
  );
  const names = new Map(seen.map(({ id, name }) => [id, name]));
  for (const { id, name, invitedUntil } of users.data?.items ?? []) if (invitedUntil === null) names.set(id, name);
  if (chosen && !names.has(chosen)) names.set(chosen, t('chosenPerson'));
  return (
    <span className="kalem-audit__filter">
      <Select
        label={t('person')}
        isLabelHidden
        isBare
        options={[{ id: all, label: t('everybody') }, ...[...names].map(([id, label]) => ({ id, label }))]}
        value={chosen ?? all}
        onChange={(id) => onChoose(id === all ? undefined : id)}
      />
    </span>
  );
}
