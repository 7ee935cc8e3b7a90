import net, { type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a database that can drop packets silently, as a failover or a firewall does. */
export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** From now on the open connections drop everything in both directions; new ones work. */
  swallowOpen(): void;
  /** The connection with this number, counted from 1, reaches the database only after `ms`. */
  delayConnection(number: number, ms: number): void;
  /** From now on all connections drop everything, new ones too. */
  swallowAll(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a port, a free one where none is given, in front of the database at `databaseUrl`. */
export async function startDatabaseProxy(
  databaseUrl: string,
  { port: wanted = 0 }: { port?: number } = {},
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ ours: Socket; theirs: Socket }>();
  const delays = new Map<number, number>();
  let opened = 0;
  let swallowsNew = false;

  const silence = ({ ours, theirs }: { ours: Socket; theirs: Socket }) => {
    for (const socket of [ours, theirs]) socket.unpipe().resume();
  };
  const server = net.createServer({ allowHalfOpen: true }, (ours) => {
    const theirs = net.connect(Number(target.port), target.hostname);
    const pair = { ours, theirs };
    pairs.add(pair);
    for (const socket of [ours, theirs]) {
      socket
        .on('error', () => undefined)
        .on('close', () => {
          ours.destroy();
          theirs.destroy();
          pairs.delete(pair);
        });
    }
    opened += 1;
    const connect = () => ours.pipe(theirs);
    const delay = delays.get(opened);
    if (delay === undefined) connect();
    else setTimeout(connect, delay).unref();
    theirs.pipe(ours);
    if (swallowsNew) silence(pair);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    delayConnection: (number, ms) => void delays.set(number, ms),
    swallowOpen: () => pairs.forEach(silence),
    swallowAll: () => {
      swallowsNew = true;
      pairs.forEach(silence);
    },
    close: async () => {
      const closed = new Promise((resolve) => void server.close(resolve));
      for (const { ours, theirs } of pairs) {
        ours.destroy();
        theirs.destroy();
      }
      await closed;
    },
  };
}
