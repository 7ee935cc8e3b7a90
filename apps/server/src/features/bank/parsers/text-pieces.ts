import { setImmediate as nextTurn } from 'node:timers/promises';

const pieceLength = 16 * 1024;

/** A long text in pieces; other requests run between them, so that parsing never blocks the event loop for long. */
export async function* textPieces(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += pieceLength) {
    yield text.slice(from, from + pieceLength);
    await nextTurn();
  }
}
