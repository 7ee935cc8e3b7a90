// A server that answers every call with the same small JSON text: what HTTP alone costs on this machine.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = JSON.stringify({ data: Array.from({ length: 8 }, (_, place) => ({ place, name: 'Anna' })) });
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('disconnect', () => {
  server.closeAllConnections();
  server.close();
});
