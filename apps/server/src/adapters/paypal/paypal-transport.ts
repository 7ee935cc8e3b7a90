import type { z } from 'zod';

import { PaypalRefused, PaypalUnavailable, PaypalUnreadable } from './paypal-errors.ts';
import { paypalError, paypalToken } from './paypal-wire.ts';

/** Where PayPal is and who we are there. */
export interface PaypalAccess {
  /** Address of the API, without a path. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** A request that is repeated with the same `requestId` has one effect and one answer. */
interface PaypalRequest<Answer extends z.ZodType> {
  /** What the request does, for messages: "capture an order". */
  operation: string;
  method: 'GET' | 'POST';
  path: string;
  /** JSON text. */
  body?: string;
  requestId?: string;
  answer: Answer;
}

/** Requests to PayPal's REST API. */
export interface PaypalTransport {
  send: <Answer extends z.ZodType>(request: PaypalRequest<Answer>) => Promise<z.output<Answer>>;
  /** Asks for an access token where there is none, and for nothing else. */
  signIn: () => Promise<void>;
}

/** A token is replaced this long before it expires. */
const renewBeforeMs = 60_000;

/**
 * Sends requests to PayPal's REST API with a cached access token. A request without an answer within `timeoutMs`, and
 * every answer that does not say what happened, is PaypalUnavailable; addresses never redirect.
 */
export function createPaypalTransport(access: PaypalAccess, timeoutMs: number): PaypalTransport {
  let token: { promise: Promise<string>; until: number } | undefined;

  async function requestToken(): Promise<string> {
    const credentials = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
    const response = await exchange('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    // Wrong credentials are for whoever runs the site; families can only try later.
    if (response.status !== 200) throw new PaypalUnavailable(`PayPal gave no token (${response.status})`);
    const { access_token: text, expires_in: seconds } = parse(paypalToken, response.text);
    if (token) token.until = performance.now() + seconds * 1_000 - renewBeforeMs;
    return text;
  }

  function currentToken(): Promise<string> {
    if (token && token.until > performance.now()) return token.promise;
    // Requests in the meantime wait for the same token.
    const promise = requestToken();
    const fresh = { promise, until: Infinity };
    token = fresh;
    promise.catch(() => {
      if (token === fresh) token = undefined;
    });
    return promise;
  }

  async function exchange(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(new URL(path, access.baseUrl), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new PaypalUnavailable('PayPal did not answer', { cause: error });
    }
  }

  const send: PaypalTransport['send'] = async ({ operation, method, path, body, requestId, answer }) => {
    const attempt = async () =>
      exchange(path, {
        method,
        headers: {
          authorization: `Bearer ${await currentToken()}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        ...(body !== undefined && { body }),
      });
    let response = await attempt();
    if (response.status === 401) {
      token = undefined;
      response = await attempt();
    }
    if (response.status >= 200 && response.status < 300) return parse(answer, response.text);
    throw refusalOf(operation, response);
  };
  return {
    send,
    signIn: async () => {
      await currentToken();
    },
  };
}

/** 401, 408, 409, 429 and 5xx say nothing about the payment: the request may be repeated. */
function refusalOf(operation: string, { status, text }: { status: number; text: string }): Error {
  const {
    name,
    details,
    debug_id: debugId,
  } = paypalError.safeParse(parsedOr({}, text)).data ?? paypalError.parse({});
  const issue = details[0]?.issue ?? name;
  const refused = new PaypalRefused(operation, { issue, status, debugId });
  const saysNothing = status >= 500 || [401, 403, 408, 409, 429].includes(status);
  return saysNothing ? new PaypalUnavailable('PayPal cannot serve us', { cause: refused }) : refused;
}

function parse<Answer extends z.ZodType>(schema: Answer, text: string): z.output<Answer> {
  const parsed = schema.safeParse(parsedOr(undefined, text));
  // Not as a cause: its text could repeat what was sent.
  if (!parsed.success) throw new PaypalUnreadable('PayPal answered in an unknown way');
  return parsed.data;
}

function parsedOr(fallback: unknown, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fallback;
  }
}
