import { faultKinds } from './PortalSwitches';
import type { PortalSwitches } from './PortalSwitches';

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isAbsentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const faultChecks: Record<string, Check> = {
  kind: isOneOf(faultKinds),
  when: isAbsentOr(isOneOf(['before', 'after'])),
  cmd: isAbsentOr(isText),
  times: isAbsentOr(isCount),
  text: isAbsentOr(isText),
};

const switchChecks: Record<keyof PortalSwitches, Check> = {
  latencyMs: isCount,
  listLag: isCount,
  idleMinutes: isCount,
  refuseClientUuid: isBoolean,
  acceptReservedUuids: isBoolean,
  refuseUpdates: isBoolean,
  strictArithmetic: isBoolean,
  addressBinding: isBoolean,
  smsCode: isNullOr(isText),
  testUserPool: isNullOr(isListOf(isText)),
  staleToken: isOneOf(['type4', 'noAuthority', 'sessionPage', 'serverErrorPage']),
  faults: isListOf((value) => fits(value, faultChecks)),
};

/** Reads some of the switches from outside data; throws a `TypeError` that names what does not fit. */
export function parseSwitches(input: unknown): Partial<PortalSwitches> {
  if (!isRecord(input)) throw new TypeError('The switches are a JSON object.');
  const checks = new Map<string, Check>(Object.entries(switchChecks));
  for (const [name, value] of Object.entries(input)) {
    const check = checks.get(name);
    if (!check) throw new TypeError(`There is no switch "${name}"; there are ${[...checks.keys()].join(', ')}.`);
    if (!check(value)) throw new TypeError(`The value of the switch "${name}" does not fit.`);
  }
  return input as Partial<PortalSwitches>;
}

function fits(value: unknown, checks: Record<string, Check>): boolean {
  if (!isRecord(value) || Object.keys(value).some((key) => !Object.hasOwn(checks, key))) return false;
  return Object.entries(checks).every(([key, check]) => check(value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
