import { daysBetween, type Fault as DomainFault, isBlank } from '@kalem/domain';
import { englishFaultMessage, type FaultCode, faultMessage } from '@kalem/domain/messages';
import type { ValidationError } from '@kalem/openapi/validators';
import * as callProblems from './callProblems';
import type { Fault, Text } from './ProblemError';

/** Throws 422 when the domain found errors. Warnings pass. */
export function refuseFaults(faults: readonly DomainFault[]): void {
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw callProblems.invalidFields(errors.map(({ path, code, params }) => faultAt(path, code, params)));
}

type Params = Readonly<Record<string, string | number>>;

/** A fault of the contract or of the domain, with our own texts. */
export type KnownFault = Fault & { readonly message: Text };

/** The fault of one field, with its text. */
export function faultAt(path: string, code: FaultCode, params: Params = {}): KnownFault {
  return { path, code, message: { tr: faultMessage({ code, params }), en: englishFaultMessage({ code, params }) } };
}

/** The longest period of a call in days. Each week of a portal list costs a query. */
const MOST_DAYS = 366;

/** Throws 400 for a period of more than a year. */
export function refuseLongPeriod({ from, to }: { readonly from: string; readonly to: string }): void {
  if (daysBetween(from, to) > MOST_DAYS) throw callProblems.badParameters([faultAt('bitisTarihi', 'INVALID_VALUE')]);
}

type With<Body, Name extends keyof Body> = Body & { [Key in Name]-?: NonNullable<Body[Key]> };

/**
 * The body with these fields. Throws 422 with REQUIRED for each missing one. For fields that only some calls of a
 * schema require.
 */
export function refuseMissing<Body extends object, Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
): With<Body, Name> {
  const missing = names.filter((name) => isMissing(body[name]));
  refuseFaults(missing.map((path) => ({ path, code: 'REQUIRED', params: {}, severity: 'error' })));
  return body as With<Body, Name>;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}

/** The validators stop at about the hundredth error. */
export const MOST_VALIDATOR_FAULTS = 100;

/** Converts errors of the contract's validators to faults by wire path, one per field. */
export function faultsOf(errors: readonly ValidationError[]): KnownFault[] {
  const faults = new Map<string, KnownFault>();
  for (const error of errors) {
    const path = pathOf(error);
    // For a number of fifty digits, the pattern error replaces "text too long".
    if (faults.has(path) && error.keyword !== 'pattern') continue;
    const { code, params } = faultOf(error, path);
    faults.set(path, faultAt(path, code, params));
    if (faults.size === MOST_VALIDATOR_FAULTS) break;
  }
  return [...faults.values()];
}

function pathOf({ instancePath, keyword, params }: ValidationError): string {
  const parent = instancePath.split('/').slice(1).map(unescape);
  const steps = keyword === 'required' ? [...parent, String(params['missingProperty'])] : parent;
  return steps.reduce((path, step) => path + (/^\d+$/.test(step) ? `[${step}]` : `${path && '.'}${step}`), '');
}

function unescape(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function faultOf({ keyword, params }: ValidationError, path: string): { code: FaultCode; params: Params } {
  const plain = (code: FaultCode) => ({ code, params: {} });
  switch (keyword) {
    case 'required':
    case 'minItems':
      return plain('REQUIRED');
    case 'minLength':
      return plain(tooShort(path, Number(params['limit'])));
    case 'maxLength':
      return { code: 'TEXT_TOO_LONG', params: { max: Number(params['limit']) } };
    case 'maxItems':
      return { code: 'TOO_MANY_ENTRIES', params: { max: Number(params['limit']) } };
    case 'enum':
      return plain('INVALID_CHOICE');
    case 'format':
      return plain(formatCodes[String(params['format'])] ?? 'INVALID_VALUE');
    case 'pattern':
      return plain(isNumberPattern(String(params['pattern'])) ? 'INVALID_NUMBER' : 'INVALID_VALUE');
    default:
      return plain('INVALID_VALUE');
  }
}

const formatCodes: Readonly<Record<string, FaultCode>> = {
  date: 'INVALID_DATE',
  email: 'INVALID_EMAIL',
  text: 'INVALID_TEXT',
};

function tooShort(path: string, limit: number): FaultCode {
  if (limit === 1) return 'REQUIRED';
  return path === 'password' ? 'PASSWORD_TOO_SHORT' : 'INVALID_VALUE';
}

function isNumberPattern(pattern: string): boolean {
  return pattern.startsWith('^\\d{1,');
}

const halfPair = /[\uD800-\uDFFF]/u;

/** The path of the first text that PostgreSQL cannot store (NUL, lone surrogate). Undefined when there is none. */
export function unstorablePath(value: unknown): string | undefined {
  return unstorableSteps(value)
    ?.reduceRight<string>((path, step) => pathTo(path, step), '')
    .replaceAll('\0', '');
}

/** The path as steps, innermost first. It is joined only when a text was found. */
function unstorableSteps(value: unknown): (string | number)[] | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const name in value) {
    const found = !isList && isUnstorable(name) ? [] : unstorableSteps((value as Record<string, unknown>)[name]);
    if (!found) continue;
    found.push(isList ? Number(name) : name);
    return found;
  }
  return undefined;
}

function pathTo(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || halfPair.test(text);
}
