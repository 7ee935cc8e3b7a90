import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server that knows some TXT records. */
export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  address: string;
  /** Texts by name. Names that are missing do not exist. */
  records: Record<string, string[]>;
  /** From now on it answers nothing. */
  silence(): void;
  close(): Promise<void>;
}

const headBytes = 12;
const txt = 16;

/** Starts a name server on a free port of this machine (RFC 1035). */
export async function startNameServer(records: Record<string, string[]>): Promise<NameServer> {
  const socket = createSocket('udp4');
  const known = { ...records };
  let isSilent = false;
  socket.on('message', (query, { port, address }) => {
    if (isSilent) return;
    const { name, end } = readName(query);
    socket.send(answer(query.subarray(0, end), known[name]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records: known,
    silence: () => {
      isSilent = true;
    },
    close: () => new Promise((resolve) => void socket.close(resolve)),
  };
}

/** The name of the only question, and where the question ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** The question with its answers; without texts, that there is no such name. */
function answer(question: Buffer, texts: readonly string[] | undefined): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(texts === undefined ? 0x81_83 : 0x81_80, 2);
  head.writeUInt16BE(texts?.length ?? 0, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...(texts ?? []).map(recordOf)]);
}

function recordOf(text: string): Buffer {
  const content = Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  const record = Buffer.alloc(headBytes);
  // The name is that of the question.
  record.writeUInt16BE(0xc0_0c, 0);
  record.writeUInt16BE(txt, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(content.length, 10);
  return Buffer.concat([record, content]);
}
