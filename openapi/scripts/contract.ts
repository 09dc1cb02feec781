/** The bundled OpenAPI document, as far as the generators read it. */
export type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  /** What the server tells others unasked. */
  webhooks: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
export type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | { $ref: string }>;
  'x-permission': string;
  'x-licence': boolean;
  'x-person'?: boolean;
  'x-admin-acts'?: boolean;
  'x-widgets'?: string[];
  'x-max-body'?: number;
};
export type Parameter = { name: string; in: 'query' | 'path' | 'header'; required?: boolean; schema: Schema };
export type Schema = Record<string, unknown>;

export const methods = ['get', 'post', 'put', 'delete'] as const;

/** The node itself, also where only its address stands (`#/components/parameters/Page`). */
export function resolved<Node>(node: Node | { $ref: string }, contract: Contract): Node {
  const ref = (node as { $ref?: string }).$ref;
  if (!ref) return node as Node;
  return ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], contract) as Node;
}
