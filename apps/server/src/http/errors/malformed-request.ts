import type { Socket } from 'node:net';

import { AppError } from './app-error.ts';

/** Status and sentence for input that Node's HTTP parser refuses before a request exists. */
function verdict(code: string | undefined): [statusLine: string, message: string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'The headers are too large.'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return ['408 Request Timeout', 'The request took too long to arrive.'];
  return ['400 Bad Request', 'This is not an HTTP request.'];
}

/** Answers malformed HTTP with the envelope and closes the connection. */
export function refuseMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [statusLine, message] = verdict(error.code);
  const body = JSON.stringify(new AppError('RQST_PARAMS_INVALID', { message }).toEnvelope());
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${statusLine}\r\n${headers}\r\n\r\n${body}`);
}
