import type { DownloadEndpoint } from '@sangamam/contract/http/download-endpoint';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { z } from 'zod';

/** The part of a JSON Schema (2020-12) that the documentation uses. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $schema?: string;
}

/** The schema of one input part of an endpoint; `undefined` when the endpoint does not take that part. */
export function inputSchema(
  endpoint: AnyEndpoint,
  part: 'params' | 'query' | 'body',
): JsonSchema | undefined {
  const schema = endpoint[part] as z.ZodType;
  return schema instanceof z.ZodAny ? undefined : toJsonSchema(schema, 'input');
}

/** The schema of the endpoint's `data`. */
export function dataSchema(endpoint: AnyEndpoint): JsonSchema {
  return toJsonSchema(endpoint.data as z.ZodType, 'output');
}

/** The schema of a download's content; `undefined` for other endpoints and for stored files. */
export function contentSchema(endpoint: AnyEndpoint): JsonSchema | undefined {
  const { content } = endpoint as Partial<DownloadEndpoint>;
  return content && toJsonSchema(content, 'output');
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest as JsonSchema;
}
