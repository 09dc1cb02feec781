import { fullPermissions, noPermissions, permissionNames } from '@kalem/domain';
import { type OperationId, operations } from '@kalem/openapi/operations';
import { describe, expect, it } from 'vitest';
import { partnerWidgets } from '../../test/partnerWidgets';
import { adminActs, needsLicence, needsOf, partnerSessions, persons } from '../../test/whoMay';
import { keyPermissions, type Permissions } from '../companies/permissions';
import { ProblemError } from '../problems/ProblemError';
import type { FoundCaller, SessionUser } from '../sessions/findCaller';
import { authorize, memberOf } from './access';

/*
 * Tests every call × every permission × every kind of caller without a server: it compares `memberOf` and `authorize`
 * with the hand-written table of `whoMay.ts`. test/access.test.ts checks over HTTP that every call passes this gate,
 * once for each kind of caller.
 */
const now = new Date('2026-09-03T12:00:00+03:00');
const companyId = '4d3c2b1a-0000-4000-8000-000000000001';
const otherId = '4d3c2b1a-0000-4000-8000-000000000002';
const DAY_MS = 86_400_000;

const calls = (Object.keys(operations) as OperationId[])
  .map((id) => {
    const { method, path } = operations[id];
    const name = `${method.toUpperCase()} ${path}`;
    return { id, name, needs: needsOf(name), isOfPerson: persons.includes(name) };
  })
  // Public calls and the calls of a partner's server have no session.
  .filter(({ needs }) => !needs.some((need) => need === 'public' || need === 'partner'));
type Call = (typeof calls)[number];
const ofCompany = calls.filter(({ needs }) => !needs.some((need) => need === 'session' || need === 'admin'));
const byPermission = calls.filter(({ needs }) => needs.some((need) => permissionNames.some((name) => name === need)));

/** PRT-05: a partner session never has a permission over users and keys. */
const partnerPermissions = permissionNames.filter(
  (name) => !['yetkilendirmeRead', 'yetkilendirmeWrite', 'apiWrite'].includes(name),
);
/** KEY-06: a key never has these permissions, whichever its maker has. */
const neverForKeys = ['yetkilendirmeRead', 'yetkilendirmeWrite', 'companyWrite', 'apiWrite'];

const user: SessionUser = { id: 'u1', admin: false, family: 'f1', apiKey: undefined, partnerSession: undefined };
const admin: SessionUser = { ...user, admin: true };
const company = {
  id: companyId,
  ownerId: 'somebody else',
  licence: { createdAt: now, paidAt: null, demoDuration: 0, partnerId: null },
};
const owner: FoundCaller = { user, company: { ...company, ownerId: user.id }, permissions: noPermissions };
const stranger: FoundCaller = { user, company };

function member(permissions: Partial<Permissions>): FoundCaller {
  return { user, company, permissions: { ...noPermissions, ...permissions } };
}

/** A key made by a member with these permissions. It calls for the company `id`. */
function keyOf(maker: Partial<Permissions>, id = companyId): FoundCaller {
  const permissions = keyPermissions(undefined, { ...noPermissions, apiWrite: true, ...maker });
  const apiKey = { id: 'k1', companyId, permissions, lastUsedAt: null };
  return { user: { ...user, apiKey }, company: { ...company, id }, permissions: fullPermissions };
}

function partnerSession(widgets: readonly string[], permissions: Partial<Permissions>, id = companyId): FoundCaller {
  const session = { id: 's1', partnerId: 'p1', companyId, permissions: { ...noPermissions, ...permissions }, widgets };
  return { user: { ...user, partnerSession: session }, company: { ...company, id }, permissions: fullPermissions };
}
const allWidgets = Object.keys(partnerWidgets);
const ofPartner = allOf(partnerPermissions, true);

function allOf(names: readonly string[], value: boolean): Partial<Permissions> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** The status and code of the gate. 200 lets the call through. */
function answer({ id }: Call, found: FoundCaller, named: string | undefined = found.company?.id): [number, string?] {
  const place = memberOf(found, id);
  try {
    authorize(id, { user: found.user, companyId: named, ...(place && { member: place }) }, now);
    return [200];
  } catch (error) {
    if (error instanceof ProblemError) return [error.status, error.code];
    throw error;
  }
}

const isOpen = (call: Call, found: FoundCaller) => answer(call, found)[0] === 200;

describe('authorize', () => {
  it.each(byPermission)('USR-10: $name is open to each permission of its row and to no other', (call) => {
    const open = permissionNames.filter((name) => isOpen(call, member({ [name]: true })));
    expect(open).toEqual(permissionNames.filter((name) => call.needs.includes(name)));
    const without = member({ ...fullPermissions, ...allOf(call.needs, false) });
    expect(answer(call, without)).toEqual([403, 'NO_PERMISSION']);
  });

  it.each(calls)('CMP-33, USR-13: $name is open to a member and to the owner as its row requires', (call) => {
    const isOnly = (kind: string) => call.needs.every((need) => need === kind);
    expect(isOpen(call, member(fullPermissions))).toBe(!isOnly('owner') && !isOnly('admin'));
    expect(isOpen(call, owner)).toBe(!isOnly('admin'));
    expect(isOpen(call, { ...owner, user: admin })).toBe(true);
    expect(isOpen(call, member({}))).toBe(call.needs.some((need) => need === 'session' || need === 'member'));
  });

  it.each(calls)('USR-11, USR-14, CMP-33: $name answers 403 for another company and for a deleted one', (call) => {
    expect(answer(call, stranger)).toEqual([403, 'NO_PERMISSION']);
    expect(answer(call, { user }, companyId)).toEqual([403, 'NO_PERMISSION']);
  });

  it.each(calls)('API-03, USR-13, ADM-04: $name without a company', (call) => {
    const isOfCompany = ofCompany.includes(call);
    const answers = (found: FoundCaller) => answer(call, found)[0];
    expect(answers({ user: admin })).toBe(isOfCompany ? 400 : 200);
    expect(answers({ user })).toBe(call.needs.includes('admin') ? 403 : answers({ user: admin }));
  });

  it.each(calls)('ADM-08, A-23: $name is open to an admin who is not a member as its row requires', (call) => {
    const expected = adminActs.includes(call.name) ? [200] : [403, 'NO_PERMISSION'];
    expect(answer(call, { user: admin, company })).toEqual(expected);
  });

  it.each(ofCompany)('ADM-08, A-23: $name is open to an admin who is a member like to any member', (call) => {
    const isForMembers = call.needs.includes('member');
    const isOpenTo = (permissions: Partial<Permissions>) => isOpen(call, { ...member(permissions), user: admin });
    expect(isOpenTo({})).toBe(isForMembers || adminActs.includes(call.name));
    expect(isOpenTo(fullPermissions)).toBe(!call.needs.includes('owner') || adminActs.includes(call.name));
  });

  it.each(calls)('A-05, ATK-06, KEY-06: $name is open to a key if its maker may use it', (call) => {
    const { needs, isOfPerson } = call;
    const isForAll = needs.some((need) => need === 'session' || need === 'member');
    const open = permissionNames.filter((name) => isOpen(call, keyOf({ [name]: true })));
    expect(open).toEqual(
      permissionNames.filter(
        (name) => !isOfPerson && (isForAll || (needs.includes(name) && !neverForKeys.includes(name))),
      ),
    );
    if (isOfPerson) expect(answer(call, keyOf(fullPermissions))).toEqual([403, 'PERSON_NEEDED']);
  });

  it.each(calls)(
    'KEY-06, PRT-06, ATK-33: $name answers 403 to a key and a partner session of another company',
    (call) => {
      expect(answer(call, keyOf(fullPermissions, otherId))[0]).toBe(403);
      expect(answer(call, partnerSession(allWidgets, ofPartner, otherId))[0]).toBe(403);
    },
  );

  it.each(calls)('PRT-05, ATK-32: $name is open to a partner session with all widgets as its row requires', (call) => {
    expect(isOpen(call, partnerSession(allWidgets, ofPartner))).toBe(partnerSessions.includes(call.name));
  });

  it.each(byPermission.filter(({ name }) => partnerSessions.includes(name)))(
    'PRT-05, ATK-32: $name needs a permission of its row in a partner session too',
    (call) => {
      const open = partnerPermissions.filter((name) => isOpen(call, partnerSession(allWidgets, { [name]: true })));
      expect(open).toEqual(partnerPermissions.filter((name) => call.needs.includes(name)));
    },
  );

  it('PRT-05: the contract has exactly the widgets of the table', () => {
    const named = new Set(Object.values(operations).flatMap(({ widgets }): readonly string[] => widgets));
    expect([...named].sort()).toEqual(allWidgets.toSorted());
  });

  it.each(Object.entries(partnerWidgets))(
    'PRT-05, ATK-32: a partner session for %s may make exactly the calls of that widget',
    (widget, row) => {
      const open = calls.filter((call) => isOpen(call, partnerSession([widget], ofPartner)));
      expect(open.map(({ name }) => name).sort()).toEqual([...new Set(['GET /company', ...row])].sort());
    },
  );

  it.each(calls)('PAY-21: $name answers 402 after the trial if its row requires a licence', (call) => {
    const after = { ...company, licence: { ...company.licence, createdAt: new Date(now.getTime() - 7 * DAY_MS) } };
    const expected = needsLicence.test(call.name) ? [402, 'LICENCE_OVER'] : [200];
    expect(answer(call, { user: admin, company: { ...after, ownerId: user.id }, permissions: noPermissions })).toEqual(
      expected,
    );
  });
});
