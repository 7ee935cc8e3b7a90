import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A browser by name and version, such as `chromium Chromium 150.0.7200.1`; without one, only its name. */
export function describeBrowser(executablePath: string): string {
  const name = path.basename(executablePath);
  try {
    return `${name} ${execFileSync(executablePath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`;
  } catch {
    return name;
  }
}
