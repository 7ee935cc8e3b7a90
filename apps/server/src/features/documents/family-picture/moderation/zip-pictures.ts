import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive, opened when its turn comes. */
export interface ZipEntry {
  name: string;
  at: Date;
  open: () => Promise<Readable>;
}

/**
 * A ZIP file that is written while it is read: one entry is open at a time, and entries are looked up as they are
 * needed. Pictures are stored as they are, since they are compressed; `list` is compressed. A failure ends the stream
 * with an error, so that half an archive cannot pass for a whole one.
 */
export async function* zipPictures(
  entries: AsyncIterable<ZipEntry>,
  list: { name: string; at: Date; content: () => AsyncIterable<string> },
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error('The archive failed', { cause: error }));
  zip.on('error', fail);
  const closed = Promise.withResolvers<void>();
  output.once('close', closed.resolve);
  let open: Readable | undefined;

  const addAll = async () => {
    for await (const { name, at, open: openFile } of entries) {
      const begun = Promise.withResolvers<void>();
      zip.addReadStreamLazy(name, { mtime: at, compress: false }, (give) => {
        begun.resolve();
        openFile().then((stream) => {
          open = stream;
          give(null, stream);
        }, fail);
      });
      // The next one is looked up once this one is being written, so that few wait however many there are.
      await Promise.race([begun.promise, closed.promise]);
      if (output.destroyed) return;
    }
    zip.addReadStreamLazy(list.name, { mtime: list.at, compress: true }, (give) =>
      give(null, Readable.from(list.content())),
    );
    zip.end();
  };
  addAll().catch(fail);
  try {
    for await (const part of output) yield part as Uint8Array;
  } finally {
    // The reader may have gone: nothing stays open.
    open?.destroy();
  }
}
