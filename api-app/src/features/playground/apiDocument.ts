/** What the playground reads of the OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, { post?: DocumentedCall }>;
  servers?: { url: string }[];
}
interface DocumentedCall {
  operationId: string;
  requestBody?: { content: Record<string, { schema: JsonSchema; examples?: Record<string, DocumentedExample> }> };
}
interface DocumentedExample {
  summary?: string;
  value: unknown;
}

/** As far as bodies of calls use it. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export interface Example {
  name: string;
  summary: string;
  /** Indented. */
  text: string;
}

export interface Endpoint {
  name: string;
  /** Where a program calls it. */
  url: string;
  schema: JsonSchema;
  examples: readonly Example[];
}

/** The endpoints in the order of the document. */
export function endpointsOf({ paths, servers }: ApiDocument): Endpoint[] {
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const media = post?.requestBody?.content['application/json'];
    if (!post || !media) return [];
    return {
      name: post.operationId,
      url: `${servers?.[0]?.url || location.origin}${path}`,
      schema: media.schema,
      examples: Object.entries(media.examples ?? {}).map(([name, { summary = name, value }]) => ({
        name,
        summary,
        text: JSON.stringify(value, null, 2),
      })),
    };
  });
}
