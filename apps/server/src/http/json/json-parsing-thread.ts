import { createThreadCalls } from '#server/adapters/threads/thread-calls.ts';

import { UnreadableBody } from './json-body.ts';

/** The thread's result: the value, or the sentence of an UnreadableBody. */
export type ParsingResult = { value: unknown } | { unreadable: string };

const callThread = createThreadCalls<ParsingResult>({
  script: new URL('json-parsing-worker.ts', import.meta.url),
  name: 'json',
});

/**
 * Parses a JSON body like `parseJsonBody`, but in a separate thread, because megabytes would block the event loop for
 * too long. `bytes` must not be used afterwards.
 *
 * @throws UnreadableBody
 */
export async function parseJsonInThread(bytes: Buffer): Promise<unknown> {
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  const own = isWhole ? new Uint8Array(bytes.buffer) : Uint8Array.from(bytes);
  const result = await callThread({ bytes: own }, [own.buffer]);
  if ('unreadable' in result) throw new UnreadableBody(result.unreadable);
  return result.value;
}
