import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** Unpacks streams of so many megabytes one after the other, in a thread of its own, whose library is limited. */
async function unpackEach(megabytes: readonly number[]): Promise<unknown> {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { deflateSync } = require('node:zlib');
     const imported = [import(workerData.file), import('@cantoo/pdf-lib')];
     Promise.all(imported).then(([{ limitUnpacked }, { decodePDFRawStream, PDFContext, PDFRawStream }]) => {
       limitUnpacked();
       const dict = PDFContext.create().obj({ Filter: 'FlateDecode' });
       parentPort.postMessage(workerData.megabytes.map((size) => {
         const packed = deflateSync(Buffer.alloc(size * 1024 * 1024, ' '));
         try {
           return decodePDFRawStream(PDFRawStream.of(dict, packed)).decode().length > 0;
         } catch (error) {
           return error.message;
         }
       }));
     });`,
    { eval: true, workerData: { file: new URL('limit-unpacked.ts', import.meta.url).href, megabytes } },
  );
  const [answer] = (await once(worker, 'message')) as unknown[];
  await worker.terminate();
  return answer;
}

it('one stream that unpacks to more than 64 MB is stopped', async () => {
  expect(await unpackEach([70])).toEqual(['Unpacks to too much']);
});

it('streams that unpack to more than 64 MB together are stopped', async () => {
  expect(await unpackEach([20, 50])).toEqual([true, 'Unpacks to too much']);
});
