// Runs after an installation: creates the links between the libraries of the embedded PostgreSQL, which its package
// makes in a script that npm may be configured to skip. Another user than the owner of the folder could not at the start.
import { locateBinaries } from '@sangamam/embedded-postgres/binaries';

try {
  locateBinaries();
} catch {
  // No embedded PostgreSQL for this machine, or none installed: the start says so, unless DATABASE_URL is set.
}
