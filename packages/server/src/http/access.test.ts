import { noPermissions, permissionNames } from '@kalem/domain';
import { type OperationId, operations } from '@kalem/openapi/operations';
import { widgetOperations } from '@kalem/openapi/widgets';
import { describe, expect, it } from 'vitest';
import { needsLicence, needsOf, partnerSessions, persons } from '../../test/whoMay';
import { keyPermissions, type Permissions } from '../companies/permissions';
import { isForPartners } from '../partners/widgets';
import { ProblemError } from '../problems/ProblemError';
import type { SessionUser } from '../sessions/findCaller';
import { authorize, type Caller } from './access';

/*
 * Every call × every permission × every kind of caller, without a server: `authorize` decides from the contract, and
 * the expectation is the hand-written table of `whoMay.ts`. That the gate stands before each call is tried over HTTP,
 * once for each, in test/access.test.ts.
 */
const now = new Date('2026-09-03T12:00:00+03:00');
const companyId = '4d3c2b1a-0000-4000-8000-000000000001';
const dayMs = 86_400_000;

const calls = Object.keys(operations)
  .filter(isOperation)
  .map((id) => {
    const { method, path } = operations[id];
    const name = `${method.toUpperCase()} ${path}`;
    return { id, name, needs: needsOf(name), isOfPerson: persons.includes(name) };
  })
  // Public calls and those of a partner's server have no session.
  .filter(({ needs }) => !needs.some((need) => need === 'public' || need === 'partner'));
const byPermission = calls.filter(({ needs }) => needs.some(isPermission));
const partnerWidgets = Object.keys(widgetOperations).filter(isForPartners);

function isOperation(id: string): id is OperationId {
  return id in operations;
}

function isPermission(need: string): need is keyof Permissions {
  return permissionNames.some((name) => name === need);
}

/** Somebody who calls for the company with these permissions. */
function caller({
  permissions = {},
  owner = false,
  user = {},
  createdAt = now,
}: {
  permissions?: Partial<Permissions>;
  owner?: boolean;
  user?: Partial<SessionUser>;
  createdAt?: Date;
}): Caller {
  return {
    user: { id: 'u1', admin: false, family: 'f1', apiKey: undefined, partnerSession: undefined, ...user },
    companyId,
    member: {
      companyId,
      owner,
      permissions: { ...noPermissions, ...permissions },
      licence: { createdAt, paidAt: null, demoDuration: 0, partnerId: null },
    },
  };
}

function keyOf(maker: Partial<Permissions>): Caller {
  const permissions = keyPermissions(undefined, { ...noPermissions, ...maker });
  return caller({ permissions, user: { apiKey: { id: 'k1', companyId, permissions, lastUsedAt: null } } });
}

function partnerSession(widgets: readonly string[], permissions: Partial<Permissions>): Caller {
  const all = { ...noPermissions, ...permissions };
  const session = { id: 's1', partnerId: 'p1', companyId, permissions: all, widgets };
  return caller({ permissions: all, user: { partnerSession: session } });
}

const everything: Permissions = {
  ...noPermissions,
  ...Object.fromEntries(permissionNames.map((name) => [name, true])),
};

/** PRT-05: a partner session brings no permission over users and keys. */
const partnerPermissions = permissionNames.filter(
  (name) => !['yetkilendirmeRead', 'yetkilendirmeWrite', 'apiWrite'].includes(name),
);
const ofPartner = Object.fromEntries(partnerPermissions.map((name) => [name, true]));

/** The status that the gate answers with; 200 lets the call through. */
function statusOf(id: OperationId, by: Caller): number {
  try {
    authorize(id, by, now);
    return 200;
  } catch (error) {
    if (error instanceof ProblemError) return error.status;
    throw error;
  }
}

describe('authorize', () => {
  it.each(byPermission)('USR-10: $name is open to each permission of its row and to no other', ({ id, needs }) => {
    const open = permissionNames.filter((name) => statusOf(id, caller({ permissions: { [name]: true } })) === 200);
    expect(open).toEqual(permissionNames.filter((name) => needs.includes(name)));
    const others = Object.fromEntries(needs.map((name) => [name, false]));
    expect(statusOf(id, caller({ permissions: { ...everything, ...others } }))).toBe(403);
    expect(statusOf(id, caller({ owner: true }))).toBe(200);
  });

  it.each(calls)('CMP-33, USR-13: $name is open to the owner and to an admin as its row says', ({ id, needs }) => {
    const isOnly = (kind: string) => needs.every((need) => need === kind);
    expect(statusOf(id, caller({ permissions: everything })) === 403).toBe(isOnly('owner') || isOnly('admin'));
    expect(statusOf(id, caller({ owner: true })) === 403).toBe(isOnly('admin'));
    expect(statusOf(id, caller({ owner: true, user: { admin: true } }))).toBe(200);
  });

  it.each(calls)('A-05, ATK-06: $name is open to a key as far as its maker may', ({ id, needs, isOfPerson }) => {
    const neverForKeys = ['yetkilendirmeRead', 'yetkilendirmeWrite', 'companyWrite', 'apiWrite'];
    const isOfAll = needs.some((need) => need === 'session' || need === 'member');
    const open = permissionNames.filter((name) => statusOf(id, keyOf({ apiWrite: true, [name]: true })) === 200);
    expect(open).toEqual(
      permissionNames.filter(
        (name) => !isOfPerson && (isOfAll || (needs.includes(name) && !neverForKeys.includes(name))),
      ),
    );
  });

  it.each(byPermission.filter(({ name }) => partnerSessions.includes(name)))(
    'PRT-05, ATK-32: $name needs a permission of its row in a partner session too',
    ({ id, needs }) => {
      const open = partnerPermissions.filter(
        (name) => statusOf(id, partnerSession(partnerWidgets, { [name]: true })) === 200,
      );
      expect(open).toEqual(partnerPermissions.filter((name) => needs.includes(name)));
    },
  );

  it.each(partnerWidgets)('PRT-05, ATK-32: a session for %s makes the calls of that widget and no others', (widget) => {
    const needed: readonly string[] = Object.entries(widgetOperations).find(([name]) => name === widget)?.[1] ?? [];
    const open = calls.filter(({ id }) => statusOf(id, partnerSession([widget], ofPartner)) === 200);
    expect(open.map(({ id }) => id)).toEqual(
      calls.filter(({ id, name }) => needed.includes(id) && partnerSessions.includes(name)).map(({ id }) => id),
    );
  });

  it.each(calls)('PAY-21: $name answers 402 after the trial exactly when its row says so', ({ id, name }) => {
    const after = caller({ owner: true, user: { admin: true }, createdAt: new Date(now.getTime() - 7 * dayMs) });
    expect(statusOf(id, after)).toBe(needsLicence.test(name) ? 402 : 200);
  });
});
