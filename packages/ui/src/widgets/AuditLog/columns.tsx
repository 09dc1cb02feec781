import { type AuditAction, type AuditSubject, auditSubjects } from '@kalem/domain/codes/audit-subjects';
import { secondOf } from '../../fields/instants';
import type { Column } from '../../kit/list/columns';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import type { Translate } from '../../provider/messages';
import type { messages } from './messages';
import type { AuditEntry } from './useAuditLog';

interface Parts {
  t: Translate<keyof (typeof messages)['texts']['tr']>;
  nameOf: (action: AuditAction) => string;
}

/** The columns: person, action, target, time. */
export function auditColumns({ t, nameOf }: Parts): Column<AuditEntry>[] {
  return [
    {
      id: 'an',
      head: t('an'),
      cell: ({ an }) => secondOf(an),
      card: 'end',
      className: 'kalem-audit__time kalem-num',
      skeleton: '132px',
    },
    {
      id: 'kullanici',
      head: t('kim'),
      cell: ({ kullanici }) =>
        kullanici ? (
          <span className="kalem-two-lines" title={kullanici.name}>
            {kullanici.name}
          </span>
        ) : (
          <span className="kalem-muted">{t('system')}</span>
        ),
      card: 'start',
      className: 'kalem-audit__who',
    },
    {
      id: 'islem',
      head: t('action'),
      cell: ({ islem }) => (
        <span className="kalem-audit__action">
          <Icon icon={iconOf(islem)} size="sm" />
          <span>{nameOf(islem)}</span>
        </span>
      ),
      card: 'title',
      className: 'kalem-audit__what',
    },
    {
      id: 'hedef',
      head: t('hedef'),
      cell: (entry) => <Target entry={entry} t={t} />,
      card: 'foot',
    },
  ];
}

/**
 * The target, its company in the log of all companies, and the number of days. Empty for actions on the person's own
 * account.
 */
function Target({ entry: { hedef, sirket, gun }, t }: { entry: AuditEntry; t: Parts['t'] }) {
  const [first, second] = [hedef, sirket?.ad, gun === null ? '' : t('days', { n: gun })].filter(Boolean);
  if (!first) return null;
  return (
    <span className="kalem-two">
      <span className="kalem-two-lines" title={first}>
        {first}
      </span>
      {second && (
        <small className="kalem-cut" title={second}>
          {second}
        </small>
      )}
    </span>
  );
}

const bySubject: Record<AuditSubject, string> = {
  FATURA: icons.files,
  TALEP: icons.undo,
  KART: icons.box,
  YETKI: icons.shield,
  SIRKET: icons.building,
  UYELIK: icons.card,
  OTURUM: icons.lock,
  TAHSILAT: icons.purse,
  MUHASEBE: icons.sheet,
  KAMPANYA: icons.ticket,
};

const own: Partial<Record<AuditAction, string>> = {
  acceptRequest: icons.ok,
  activateCompany: icons.ok,
  approveInvoice: icons.sign,
  closeUnprovenCompany: icons.xCircle,
  createApiKey: icons.key,
  endStolenSession: icons.alert,
  extendDemo: icons.clock,
  rejectRequest: icons.xCircle,
  renameApiKey: icons.key,
  settlePayment: icons.xCircle,
  syncCompany: icons.refresh,
};

function iconOf(action: AuditAction): string {
  if (action.startsWith('delete')) return icons.trash;
  return own[action] ?? bySubject[auditSubjects[action]];
}
