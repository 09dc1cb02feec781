export type Schema = Record<string, unknown>;
export type Parameter = { name: string; in: 'query' | 'path' | 'header'; required?: boolean; schema: Schema };
export type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | { $ref: string }>;
  'x-permission': string;
  'x-licence': boolean;
  'x-person'?: boolean;
};
/** The bundled OpenAPI document, as far as the generators read it. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
