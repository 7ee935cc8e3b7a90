import { rolesWith } from '@sangamam/contract/staff/abilities';
import { proveSession } from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { siteVersion } from '@sangamam/contract/site-version';
import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import { errorCatalogue, type ErrorCode } from '@sangamam/contract/http/error-catalogue';
import { possibleRefusals } from '@sangamam/contract/http/possible-refusals';

import { contentSchema, dataSchema, inputSchema, type JsonSchema } from './endpoint-schemas.ts';

/** The OpenAPI 3.1 document of all bound endpoints. `publicUrl` is the site's URL. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sangamam',
      version: siteVersion,
      description:
        'The convention registration of the website. Every answer is an envelope: `success` and `data`, or `success` and `errors`.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of the login answer.' },
      },
    },
  };
}

function operation(endpoint: AnyEndpoint): object {
  const body = inputSchema(endpoint, 'body');
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: describeGates(endpoint),
    ...(endpoint.freshProof && { 'x-fresh-proof': true }),
    operationId: operationId(endpoint),
    security: endpoint.access === 'anonymous' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(endpoint, 'params'),
      ...parameters(endpoint, 'query'),
      ...((endpoint as Endpoint).takesIdempotencyKey ? [idempotencyKeyHeader] : []),
    ],
    ...(endpoint.kind === 'webhook' && { requestBody: { required: true, content: anyBytes } }),
    ...(body && { requestBody: { required: true, content: bodyContent(endpoint, body) } }),
    responses: { 200: success(endpoint), ...failures(endpoint) },
  };
}

const idempotencyKeyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,128}$' },
  description:
    'Chosen by the client at random, one per intent. A repeat of the same call under the same key, within 12 hours, has no second effect and gets the first answer, with the header `Idempotency-Replayed: true`. Another call under the key is refused with IDEMPOTENCY_KEY_REUSED. Keys belong to the account, or to the network of a caller who is not signed in.',
};

/** Binary content of any media type. */
const anyBytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };

/** JSON, or a multipart form when the endpoint takes files. */
function bodyContent({ upload }: AnyEndpoint, schema: JsonSchema): object {
  if (upload === undefined) return { 'application/json': { schema } };
  const properties = { file: { type: 'string', format: 'binary' }, ...schema.properties };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

/** A unique, stable and readable name, built from method and path. */
export function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replace(/-$/u, '');
}

/** Who may call, in words. */
function describeAccess(access: Endpoint['access']): string {
  if (access === 'anonymous') return 'Anybody.';
  if (access === 'signed-in') return 'Anybody who is signed in.';
  if (access === 'registrant') return 'Registrants, for what is their own.';
  return `Staff with one of the roles ${rolesWith(access.ability).join(', ')}.`;
}

/** Who may call and what the session must have shown, in words. */
export function describeGates({ access, freshProof }: AnyEndpoint): string {
  const who = describeAccess(access);
  if (!freshProof) return who;
  return `${who} The session must have shown the password, and the code of a second factor where there is one, within the last ten minutes: \`POST ${proveSession.path}\` shows them again.`;
}

function parameters(endpoint: AnyEndpoint, part: 'params' | 'query'): object[] {
  const schema = inputSchema(endpoint, part);
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || (schema?.required?.includes(name) ?? false),
    schema: field,
  }));
}

function success(endpoint: AnyEndpoint): object {
  const content = contentSchema(endpoint);
  if (content !== undefined) return json('The file.', content);
  if (endpoint.kind === 'download')
    return { description: 'The file, or the part that `Range` asks for.', content: anyBytes };
  return json('Done.', {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: dataSchema(endpoint) },
  });
}

/** The refusals of an endpoint, grouped by HTTP status. */
function failures(endpoint: AnyEndpoint): Record<string, object> {
  const byStatus = Map.groupBy(possibleRefusals(endpoint), (code) => errorCatalogue[code].status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(codes)]));
}

function failure(codes: ErrorCode[]): object {
  const error: JsonSchema = {
    type: 'object',
    required: ['code', 'message'],
    properties: { code: { enum: codes }, message: { type: 'string' }, field: { type: 'string' } },
  };
  return json(codes.map((code) => `${code}: ${errorCatalogue[code].message}`).join('\n\n'), {
    type: 'object',
    required: ['success', 'errors'],
    properties: { success: { const: false }, errors: { type: 'array', minItems: 1, items: error } },
  });
}

function json(description: string, schema: JsonSchema): object {
  return { description, content: { 'application/json': { schema } } };
}
