import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server that knows some TXT records. */
export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  address: string;
  /** Texts by name, each in one string or in several. Names that are missing do not exist. */
  records: Record<string, TextRecord[]>;
  /** Other names by name (CNAME). */
  aliases: Record<string, string>;
  /** From now on it answers nothing. */
  silence(): void;
  close(): Promise<void>;
}

export type TextRecord = string | string[];

const headBytes = 12;
const cname = 5;
const txt = 16;

/** Starts a name server on a free port of this machine (RFC 1035). */
export async function startNameServer(records: Record<string, TextRecord[]>): Promise<NameServer> {
  const socket = createSocket('udp4');
  let isSilent = false;
  socket.on('message', (query, { port, address }) => {
    if (isSilent) return;
    const { name, end } = readName(query);
    const alias = server.aliases[name];
    socket.send(answer(query.subarray(0, end), server.records[alias ?? name], alias), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: NameServer = {
    address: `127.0.0.1:${socket.address().port}`,
    records: { ...records },
    aliases: {},
    silence: () => {
      isSilent = true;
    },
    close: () => new Promise((resolve) => void socket.close(resolve)),
  };
  return server;
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

/** The name of the question, where every question has it. */
const asked = Buffer.from([0xc0, headBytes]);

/** The question with its answers; without texts, that there is no such name. */
function answer(
  question: Buffer,
  texts: readonly TextRecord[] | undefined,
  alias: string | undefined,
): Buffer {
  const owner = alias === undefined ? asked : nameOf(alias);
  const records = (texts ?? []).map((text) =>
    recordOf(owner, txt, Buffer.concat([text].flat().map(stringOf))),
  );
  if (alias !== undefined) records.unshift(recordOf(asked, cname, owner));
  const head = Buffer.from(question);
  head.writeUInt16BE(texts === undefined ? 0x81_83 : 0x81_80, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([head, ...records]);
}

function recordOf(owner: Buffer, type: number, content: Buffer): Buffer {
  const middle = Buffer.alloc(10);
  middle.writeUInt16BE(type, 0);
  middle.writeUInt16BE(1, 2);
  middle.writeUInt32BE(60, 4);
  middle.writeUInt16BE(content.length, 8);
  return Buffer.concat([owner, middle, content]);
}

function nameOf(name: string): Buffer {
  return Buffer.concat([...name.split('.').map(stringOf), Buffer.alloc(1)]);
}

/** @throws RangeError for a string of more than 255 characters: its length has one byte */
function stringOf(text: string): Buffer {
  const length = Buffer.alloc(1);
  length.writeUInt8(text.length);
  return Buffer.concat([length, Buffer.from(text, 'latin1')]);
}
