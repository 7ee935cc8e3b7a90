import type { DownloadEndpoint } from '@sangamam/contract/http/download-endpoint';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { z } from 'zod';

/** A JSON Schema (2020-12), as far as the documentation reads it. */
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

/** What a caller may send as one part of an endpoint's input; nothing where the endpoint does not take it. */
export function inputSchema(
  endpoint: AnyEndpoint,
  part: 'params' | 'query' | 'body',
): JsonSchema | undefined {
  const schema = endpoint[part] as z.ZodType;
  return schema instanceof z.ZodAny ? undefined : toJsonSchema(schema, 'input');
}

/** What the endpoint answers as `data`. */
export function dataSchema(endpoint: AnyEndpoint): JsonSchema {
  return toJsonSchema(endpoint.data as z.ZodType, 'output');
}

/** What the file of a download contains; nothing for other endpoints and for stored files. */
export function contentSchema(endpoint: AnyEndpoint): JsonSchema | undefined {
  const { content } = endpoint as Partial<DownloadEndpoint>;
  return content && toJsonSchema(content, 'output');
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest as JsonSchema;
}
