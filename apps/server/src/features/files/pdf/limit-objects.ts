import { PDFContext } from '@cantoo/pdf-lib';

/** Limit of the objects of a file; a tagged brochure of a hundred pages has some ten thousand. */
const mostObjects = 50_000;

/** The method by which the library's parser adds an object. */
interface ObjectStore {
  assign: (this: PDFContext, ...args: Parameters<PDFContext['assign']>) => void;
}

/** Stops the library's parser at the first object too many: a file of 6 MB could have a quarter of a million. */
export function limitObjects(): void {
  const store = PDFContext.prototype as ObjectStore;
  const { assign } = store;
  let count = 0;
  store.assign = function assignWithinLimit(...args) {
    count += 1;
    if (count > mostObjects) throw new RangeError('Has too many objects');
    assign.apply(this, args);
  };
}
