export type { components, operations, paths } from '@kalem/openapi';
export { ApiError, type Fault } from './ApiError';
export { createClient, type ClientOptions } from './createClient';
export { createMemorySessionStorage } from './createMemorySessionStorage';
export type { HostAuth } from './createHostTokens';
export type { Answer, CallOptions, KalemClient } from './KalemClient';
export { newIdempotencyKey } from './newIdempotencyKey';
export type { Session } from './Session';
export type { SessionStorage, StoredSession } from './SessionStorage';
