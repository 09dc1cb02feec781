import type { operations as Contract } from '@kalem/openapi';
import type { OperationId, operations as table } from '@kalem/openapi/operations';
import type { CallingPartner } from '../partners/keys';
import type { Member, SessionUser } from '../sessions/findCaller';
import type { Ports } from '../ports/Ports';
import type { UploadedFile } from '../ports/Spreadsheets';
import type { Language } from '../problems/ProblemError';

type Parameters<Id extends OperationId> = Contract[Id]['parameters'];
type Given<Part> = [Part] extends [never] ? Record<never, never> : NonNullable<Part>;
type Part<Id extends OperationId, Place extends string> = Place extends keyof Parameters<Id>
  ? Given<Exclude<Parameters<Id>[Place], undefined>>
  : Record<never, never>;
type Lower<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };
type BodyOf<Content> = 'multipart/form-data' extends keyof Content
  ? { readonly file: UploadedFile }
  : Content[keyof Content];
type Body<Id extends OperationId> = Contract[Id] extends { requestBody: { content: infer Content } }
  ? BodyOf<Content>
  : undefined;

type Access<Id extends OperationId> = (typeof table)[Id];
type SignedIn<Id extends OperationId> = Access<Id>['permission'] extends 'session' | 'admin'
  ? { readonly user: SessionUser; readonly member?: Member }
  : { readonly user: SessionUser; readonly member: Member };
type MaybeSignedIn<Id extends OperationId> = Access<Id>['sessionOptional'] extends true
  ? { readonly user?: SessionUser; readonly member?: Member }
  : SignedIn<Id>;
type Somebody<Id extends OperationId> = Access<Id>['permission'] extends 'partner'
  ? { readonly partner: CallingPartner }
  : MaybeSignedIn<Id>;
type Caller<Id extends OperationId> = Access<Id>['permission'] extends 'public' ? unknown : Somebody<Id>;

/** A call after all checks: session, permission, licence and contract. */
type Call<Id extends OperationId> = Caller<Id> & {
  readonly ports: Ports;
  readonly request: Request;
  /** The caller's network address, where the host knows it. */
  readonly address: string | undefined;
  /** The supported language that the caller prefers. */
  readonly language: Language;
  readonly now: Date;
  readonly path: Part<Id, 'path'>;
  readonly query: Part<Id, 'query'>;
  /** Header names are in lower case. */
  readonly headers: Lower<Part<Id, 'header'>>;
  readonly body: Body<Id>;
  /**
   * The id for the resource that this call creates. A repeated Idempotency-Key gets the same id, so look for it first.
   */
  readonly newId: string;
};

type Success = 200 | 201 | 204;
type AnswerOf<Status, Response> = {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
} & (Response extends { content: { 'application/json': infer Json } } ? { readonly body: Json } : unknown);
type AnswersOf<Responses> = {
  [Status in keyof Responses & Success]: AnswerOf<Status, Responses[Status]>;
}[keyof Responses & Success];

/** A JSON answer of the contract, or a `Response` for everything that is not JSON. */
type Answer<Id extends OperationId> = AnswersOf<Contract[Id]['responses']> | Response;

/** Handles one call. Throws a `ProblemError` to refuse it. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** One handler for each operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
