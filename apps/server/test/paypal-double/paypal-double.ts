import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { approvePage, withToken } from './approve-page.ts';
import { DoubleError, DoubleOrders, type DoubleOrder, type Money } from './double-orders.ts';
import { operationOf, readBody, sendError, sendJson, type DoubleOperation } from './double-http.ts';
import { verdictOn } from './double-webhooks.ts';

/**
 * What happens to the next request of an operation. `status`: refused without an effect. `lose`: done, and the
 * connection ends without an answer. `hold`: done, and answered when the promise resolves; `reached` is called before.
 */
export type DoubleFault =
  | { status: number; issue?: string }
  | { lose: true }
  | { hold: Promise<void>; reached?: () => void };

export const doubleCredentials = { clientId: 'double-client', clientSecret: 'double-secret' };

/** A running double of PayPal. */
export interface PaypalDouble {
  origin: string;
  /** Where its answers send payers: itself, unless a test says otherwise. */
  payerOrigin: string;
  orders: DoubleOrders;
  /** How often each operation was asked for. */
  asked: Record<DoubleOperation, number>;
  failNext(operation: DoubleOperation, fault: DoubleFault): void;
  /** Invalidates the access tokens that were given. */
  revokeTokens(): void;
  close(): Promise<void>;
}

/** Starts a double of PayPal's REST API with the page that payers see, on loopback. */
export async function startPaypalDouble({ port = 0 } = {}): Promise<PaypalDouble> {
  const orders = new DoubleOrders();
  const asked = { token: 0, create: 0, show: 0, capture: 0, refund: 0, verify: 0 };
  const faults: { operation: DoubleOperation; fault: DoubleFault }[] = [];
  /** Answers by operation and request id: a repetition gets the first one. */
  const answers = new Map<string, unknown>();
  let token = `A21-${crypto.randomUUID()}`;

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (!(error instanceof DoubleError)) return response.destroy(error as Error);
      return sendError(response, error);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const body = await readBody(request);
    if (pathname === '/checkoutnow') {
      pay(request.method ?? 'GET', orders.find(searchParams.get('token') ?? ''), { body, response });
      return;
    }
    const [, id = ''] = /\/(?:orders|captures)\/([^/]+)/u.exec(pathname) ?? [];
    const operation = operationOf(request.method ?? '', pathname);
    asked[operation] += 1;
    const at = faults.findIndex((each) => each.operation === operation);
    const fault = at === -1 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (fault && 'status' in fault)
      throw new DoubleError(fault.status, fault.issue ?? 'INTERNAL_SERVER_ERROR');
    if (operation !== 'token' && request.headers.authorization !== `Bearer ${token}`)
      throw new DoubleError(401, 'INVALID_TOKEN');
    const requestId = request.headers['paypal-request-id'];
    const result = answerOnce(
      requestId === undefined ? undefined : `${operation}:${id}:${String(requestId)}`,
      () => perform(operation, { id, body, authorization: request.headers.authorization }),
    );
    if (fault && 'lose' in fault) {
      response.destroy();
      return;
    }
    if (fault && 'hold' in fault) {
      fault.reached?.();
      await fault.hold;
    }
    sendJson(response, 200, result);
  }

  /** As PayPal does, successes are remembered by request id; a refused request may be repeated. */
  function answerOnce(key: string | undefined, work: () => unknown): unknown {
    if (key !== undefined && answers.has(key)) return answers.get(key);
    // A copy: what happens later does not change an answer that was given.
    const result: unknown = structuredClone(work());
    if (key !== undefined) answers.set(key, result);
    return result;
  }

  function perform(
    operation: DoubleOperation,
    { id, body, authorization }: { id: string; body: string; authorization: string | undefined },
  ): unknown {
    switch (operation) {
      case 'token': {
        const { clientId, clientSecret } = doubleCredentials;
        const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
        if (authorization !== expected) throw new DoubleError(401, 'invalid_client');
        return { access_token: token, token_type: 'Bearer', expires_in: 32_400 };
      }
      case 'create':
        return present(orders.create(JSON.parse(body) as Parameters<DoubleOrders['create']>[0]));
      case 'show':
        return present(orders.find(id));
      case 'capture':
        return present(orders.capture(id));
      case 'refund': {
        const refund = JSON.parse(body) as { amount: Money; custom_id?: string };
        return orders.refund(id, refund.amount, refund.custom_id);
      }
      case 'verify':
        return { verification_status: verdictOn(body) };
    }
  }

  function present({ returnUrl: _return, cancelUrl: _cancel, declines: _declines, ...order }: DoubleOrder) {
    return {
      ...order,
      links: [{ rel: 'payer-action', href: `${double.payerOrigin}/checkoutnow?token=${order.id}` }],
    };
  }

  const double: PaypalDouble = {
    origin,
    payerOrigin: origin,
    orders,
    asked,
    failNext: (operation, fault) => faults.push({ operation, fault }),
    revokeTokens: () => {
      token = `A21-${crypto.randomUUID()}`;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return double;

  function pay(
    method: string,
    order: DoubleOrder,
    { body, response }: { body: string; response: ServerResponse },
  ) {
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(approvePage(order));
      return;
    }
    orders.approve(order.id, { declines: body === 'outcome=decline' });
    response
      .writeHead(303, { location: `${withToken(order.returnUrl, order.id)}&PayerID=DOUBLEPAYER1` })
      .end();
  }
}
