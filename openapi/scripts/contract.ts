/** The parts of the bundled OpenAPI document that the generators read. */
export type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  /** The events that the server sends to partners. */
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

/** Resolves a reference (`#/components/parameters/Page`), or returns the node itself. */
export function resolved<Node>(node: Node | { $ref: string }, contract: Contract): Node {
  const ref = (node as { $ref?: string }).$ref;
  if (!ref) return node as Node;
  return ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], contract) as Node;
}
