/**
 * A `fetch` that reports upload progress from 0 to 1, which the Fetch API does not offer.
 *
 * @throws TypeError if no response arrived, as `fetch` does
 */
export function fetchWithProgress(onProgress: (sent: number) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      exchange.open(request.method, request.url);
      for (const [name, value] of request.headers) exchange.setRequestHeader(name, value);
      exchange.responseType = 'text';
      exchange.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      exchange.addEventListener('load', () => {
        const retryAfter = exchange.getResponseHeader('retry-after');
        const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
        resolve(new Response(exchange.responseText, { status: exchange.status, headers }));
      });
      for (const failure of ['error', 'abort', 'timeout']) {
        exchange.addEventListener(failure, () => reject(new TypeError('No answer came.')));
      }
      request.signal.addEventListener('abort', () => exchange.abort());
      exchange.send(body);
    });
  };
}
