import { type OperationId, operations } from '@kalem/openapi/operations';
import { type WidgetName, widgetOperations } from '@kalem/openapi/widgets';

/**
 * What a partner session never brings, whatever its partner asks for: signing in, accounts, users, keys and payments,
 * which are the partner's own business, and the operator's screens.
 */
const closed: readonly string[] = [
  'account-settings',
  'admin-companies',
  'admin-home',
  'api-keys',
  'company-list',
  'company-wizard',
  'coupons',
  'login',
  'notification-settings',
  'partners',
  'password-reset',
  'payment-result',
  'permissions',
  'received-invitations',
  'register',
  'webhooks',
  'welcome',
] satisfies WidgetName[];

/** Whether a session may name this widget. */
export function isForPartners(name: string): boolean {
  return Object.hasOwn(widgetOperations, name) && !closed.includes(name);
}

const callsOf: ReadonlyMap<string, ReadonlySet<OperationId>> = new Map(
  Object.entries(widgetOperations).map(([name, calls]) => [name, new Set<OperationId>(calls)]),
);

/**
 * Whether a page with these widgets needs the call, by what the widgets' source says (the endpoint inventory). What
 * acts for a person, for an owner or for the operator is closed to it all the same.
 */
export function needs(widgets: readonly string[], id: OperationId): boolean {
  const { permission, person } = operations[id];
  if (person || ['owner', 'admin', 'partner'].includes(permission)) return false;
  return widgets.some((name) => callsOf.get(name)?.has(id) === true);
}
