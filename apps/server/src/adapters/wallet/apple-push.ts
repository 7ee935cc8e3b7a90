import { once } from 'node:events';
import { connect, constants, type ClientHttp2Session } from 'node:http2';

/** Apple's own address, and that of a double in tests. */
export interface ApplePushServer {
  origin: string;
  /** The authority that the server's certificate is checked by; those of the machine where absent. */
  ca?: string | undefined;
}

export const applePushServer: ApplePushServer = { origin: 'https://api.push.apple.com' };

/** How a phone was told: it was, or its token is of no use any more. */
export type PushOutcome = 'TOLD' | 'GONE';

/** Apple does not keep a job waiting longer than this. */
const timeoutMs = 10_000;

const inTime = () => ({ signal: AbortSignal.timeout(timeoutMs) });

/** Answers after which a token never works again. */
const gone: ReadonlySet<string> = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered']);

/**
 * Tells phones, by one connection, that a pass changed: Apple takes an empty message for it, and the phones ask for the pass.
 *
 * @throws Error where Apple does not answer, or refuses for another reason than a token; telling again does no harm
 */
export async function pushToPhones(
  { origin, ca }: ApplePushServer,
  { passType, cert, key }: { passType: string; cert: string; key: string },
  tokens: readonly string[],
): Promise<Map<string, PushOutcome>> {
  const session = connect(origin, { cert, key, ...(ca !== undefined && { ca }) });
  // Whoever waits is told by its own stream; an error that nobody listens to would end the process.
  session.on('error', () => undefined);
  try {
    await once(session, 'connect', inTime());
    const outcomes = new Map<string, PushOutcome>();
    for (const token of tokens) outcomes.set(token, await push(session, { passType, token }));
    return outcomes;
  } finally {
    session.destroy();
  }
}

async function push(
  session: ClientHttp2Session,
  { passType, token }: { passType: string; token: string },
): Promise<PushOutcome> {
  const stream = session.request({
    [constants.HTTP2_HEADER_METHOD]: 'POST',
    [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
    'apns-topic': passType,
  });
  stream.setEncoding('utf8').end('{}');
  // A stream that ends without an answer says so by nothing but silence.
  const [headers] = (await once(stream, 'response', inTime())) as [Record<string, unknown>];
  let text = '';
  for await (const part of stream) text += String(part);
  const status = Number(headers[constants.HTTP2_HEADER_STATUS]);
  if (status === 200) return 'TOLD';
  const reason = reasonIn(text);
  if (status === 410 || gone.has(reason)) return 'GONE';
  throw new Error(`Apple refused to tell a phone of its pass (${status} ${reason})`);
}

/** Apple's word for a refusal; nothing else of the answer is repeated. */
function reasonIn(text: string): string {
  return /"reason"\s*:\s*"(?<reason>\w{1,60})"/u.exec(text)?.groups?.['reason'] ?? 'without a reason';
}
