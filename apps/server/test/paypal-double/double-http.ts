import type { IncomingMessage, ServerResponse } from 'node:http';

import { DoubleError } from './double-orders.ts';

/** The requests of the API, by what they do. */
export type DoubleOperation = 'token' | 'create' | 'show' | 'capture' | 'refund' | 'verify';

/** What a request of the API does. */
export function operationOf(method: string, path: string): DoubleOperation {
  if (path === '/v1/oauth2/token') return 'token';
  if (path === '/v1/notifications/verify-webhook-signature') return 'verify';
  if (path.endsWith('/capture')) return 'capture';
  if (path.endsWith('/refund')) return 'refund';
  if (path.startsWith('/v2/checkout/orders')) return method === 'POST' ? 'create' : 'show';
  throw new DoubleError(404, 'RESOURCE_NOT_FOUND');
}

/** The body of a request as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers an error in PayPal's shape. */
export function sendError(response: ServerResponse, { status, issue }: DoubleError): void {
  const name = status === 404 ? 'RESOURCE_NOT_FOUND' : status === 422 ? 'UNPROCESSABLE_ENTITY' : 'ERROR';
  sendJson(response, status, { name, message: issue, debug_id: 'f1e2d3c4b5a6', details: [{ issue }] });
}

/** Answers JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
