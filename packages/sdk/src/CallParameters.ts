/** What a call says of its address and headers, as openapi-fetch names it. */
export type CallParameters = {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown>; header?: Record<string, unknown> };
  headers?: HeadersInit;
};
