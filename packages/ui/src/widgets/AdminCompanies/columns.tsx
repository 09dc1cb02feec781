import { companyName } from '@kalem/domain';
import { dayOf } from '../../fields/instants';
import { type Company, MembershipState } from '../../kit/company/Membership';
import type { Column } from '../../kit/list/columns';
import { RowButton } from '../../kit/list/ListTable';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';

/** The columns of the operator's list of companies. */
export function adminColumns(t: Translate<keyof (typeof messages)['texts']['tr']>, now: Date): Column<Company>[] {
  return [
    {
      id: 'company',
      head: t('company'),
      card: 'title',
      className: 'kalem-admin-companies__name',
      cell: (company) => (
        <span className="kalem-two">
          <RowButton>{companyName(company)}</RowButton>
          <small className="kalem-cut" title={company.email}>
            {company.email}
          </small>
        </span>
      ),
    },
    {
      id: 'vknTckn',
      head: t('vknTckn'),
      className: 'kalem-admin-companies__number kalem-num',
      width: 124,
      card: 'end',
      skeleton: '88px',
      cell: ({ vknTckn }) => vknTckn,
    },
    {
      id: 'createdAt',
      head: t('createdAt'),
      className: 'kalem-admin-companies__day kalem-num',
      width: 104,
      skeleton: '80px',
      cell: ({ createdAt }) => dayOf(createdAt),
    },
    {
      id: 'membership',
      head: t('membership'),
      width: 254,
      card: 'start',
      skeleton: '140px',
      cell: (company) => <MembershipState company={company} now={now} />,
    },
    {
      id: 'extra',
      head: t('extra'),
      className: 'kalem-admin-companies__extra kalem-num',
      width: 92,
      skeleton: '40px',
      cell: ({ demoDuration }) =>
        demoDuration > 0 ? t('days', { n: demoDuration }) : <span className="kalem-muted">–</span>,
    },
  ];
}
