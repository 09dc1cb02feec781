import { companyName } from '@kalem/domain';
import { type Company, membershipOf, MembershipState } from '../../kit/company/Membership';
import type { Column } from '../../kit/list/columns';
import { RowButton } from '../../kit/list/ListTable';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import * as icons from '../../primitives/icons';
import { type Translate, useMessages } from '../../provider/messages';
import { messages } from './messages';

interface Parts {
  t: Translate<keyof (typeof messages)['texts']['tr']>;
  now: Date;
  activeId: string | undefined;
  onPay: (company: Company) => void;
  onProve: (company: Company) => void;
}

/** The columns of the list (CMP-28), with the membership. */
export function companyColumns({ t, now, activeId, onPay, onProve }: Parts): Column<Company>[] {
  return [
    {
      id: 'sirketAdi',
      head: t('sirketAdi'),
      card: 'title',
      cell: (company) => <Name company={company} isActive={company.id === activeId} />,
    },
    {
      id: 'vkn',
      head: t('vkn'),
      className: 'kalem-num',
      width: 122,
      skeleton: '88px',
      cell: ({ vknTckn }) => vknTckn,
    },
    {
      id: 'vergiDairesi',
      head: t('vergiDairesi'),
      className: 'kalem-companies__office',
      width: 236,
      cell: ({ vergiDairesi }) => (
        <span className="kalem-cut" title={vergiDairesi}>
          {vergiDairesi}
        </span>
      ),
    },
    {
      id: 'uyelik',
      head: t('uyelik'),
      card: 'start',
      width: 254,
      skeleton: '140px',
      cell: (company) => <MembershipState company={company} now={now} />,
    },
    {
      id: 'actions',
      head: t('actions'),
      card: 'end',
      className: 'kalem-companies__actions',
      skeleton: '0px',
      cell: (company) => <NextStep company={company} now={now} onPay={onPay} onProve={onProve} />,
    },
  ];
}

function Name({ company, isActive }: { company: Company; isActive: boolean }) {
  const t = useMessages(messages);
  const below = company.unvan ? `${company.yetkiliAdi} ${company.yetkiliSoyadi}`.trim() : t('person');
  return (
    <span className="kalem-two">
      <span className="kalem-companies__title">
        <RowButton>{companyName(company)}</RowButton>
        {isActive && (
          <Badge tone="primary" icon={icons.check}>
            {t('chosen')}
          </Badge>
        )}
      </span>
      <small className="kalem-cut kalem-companies__authorized" title={below}>
        {below}
      </small>
      <small className="kalem-companies__below kalem-num">{company.vknTckn}</small>
    </span>
  );
}

/** The next step of a company. Payment and verification need write permission. */
function NextStep({
  company,
  now,
  onPay,
  onProve,
}: { company: Company; now: Date } & Pick<Parts, 'onPay' | 'onProve'>) {
  const t = useMessages(messages);
  const { state } = membershipOf(company, now);
  if (!company.permissions.companyWrite) return null;
  if (!company.gibDogrulandi)
    return (
      <Button size="sm" onPress={() => onProve(company)}>
        {t('prove')}
      </Button>
    );
  if (state === 'member') return null;
  return (
    <Button size="sm" onPress={() => onPay(company)}>
      {t(state === 'ending' ? 'renew' : 'pay')}
    </Button>
  );
}
