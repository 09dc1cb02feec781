/** A value that came out of, or goes into, JSON text. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; raw portal documents and command parameters are kept in this form. */
export interface JsonObject {
  readonly [key: string]: Json;
}
