/** The part of an npm lock file that this module reads and writes. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Adds missing packages for other platforms to a lock file, and returns their locations. A registry mirror may not have
 * them; npm then leaves them out when it writes the file, and `npm ci` refuses such a file.
 */
export function completeLockFile(lock: LockFile): string[] {
  const added: string[] = [];
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(lock, parent, name)) continue;
      const place = placeFor(lock, parent, name);
      lock.packages[place] = { version, ...platformOf(name), ...(dev === true && { dev }), optional: true };
      added.push(place);
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return added;
}

/** Node's own resolution: in the package's folder, then in each folder above it. */
function isLocked({ packages }: LockFile, parent: string, name: string): boolean {
  for (let folder = parent; ; folder = folder.replace(/(?:^|\/)node_modules\/(?!.*node_modules\/).*$/u, '')) {
    if (`${folder}/node_modules/${name}`.replace(/^\//u, '') in packages) return true;
    if (!folder.includes('node_modules/')) return `node_modules/${name}` in packages;
  }
}

/** Beside the packages for other platforms that exist: at the top, or in the package's own folder. */
function placeFor({ packages }: LockFile, parent: string, name: string): string {
  const scope = name.slice(0, name.lastIndexOf('/') + 1);
  const own = `${parent}/node_modules/${scope}`;
  const nested = Object.keys(packages).some((place) => place.startsWith(own));
  const beside = parent.slice(0, parent.lastIndexOf('node_modules/'));
  return `${nested ? `${parent}/` : beside}node_modules/${name}`;
}

/** The platform in the name of a platform package, such as `@scope/binding-linux-arm-gnueabihf`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) throw new Error(`For which platform is ${name}?`);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { os: [os], cpu: [cpu], ...(os === 'linux' && { libc: [libc] }) };
}
