// A mailbox for journeys: node apps/server/test/servers/imap-double.ts <port of IMAP> <port for mails>. What is posted to the
// second port, a whole mail, arrives in the mailbox.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { startImapServer } from './imap-server.ts';

const [, , imapPort, mailPort] = process.argv;
const { messages } = await startImapServer({ port: Number(imapPort) });
createServer((request, response) => {
  void text(request).then((source) => {
    if (source !== '') messages.push({ source, isRead: false });
    response.end();
  });
}).listen(Number(mailPort), '127.0.0.1');
