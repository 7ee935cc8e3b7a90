import { siteVersion } from '@sangamam/contract/site-version';
import { Gauge, type Registry } from 'prom-client';

import type { JobKind } from '#server/db/queue/queue-status.ts';

/** Where the metrics of the installation come from. */
export interface InstallationSources {
  /** The kinds of jobs that the queue has. */
  readKinds: () => Promise<JobKind[]>;
  /** When the timetable last queued each task, as ISO instants. */
  readTimetable: () => Promise<ReadonlyMap<string, string>>;
  /** When the newest complete backup was made; undefined without any, or where none is scheduled. */
  newestBackup: () => Promise<Date | undefined>;
  /** Free bytes of the disks that this process writes to, by what it writes. */
  freeSpace: () => Promise<ReadonlyMap<string, number>>;
}

/** Gauges of the version, jobs by kind, the timetable, backups and disks. One that cannot be read is left out. */
export function gaugeInstallation(sources: InstallationSources, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'site_info',
    help: '1; the labels are the versions that run',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: siteVersion, node: process.version.slice(1) }, 1);
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'job_kind_jobs',
    help: 'Jobs of each kind that will be tried, and those that were given up',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const kinds = await sources.readKinds().catch(() => []);
      this.reset();
      for (const { name: kind, waiting, failed } of kinds) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'failed' }, failed);
      }
    },
  });
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'job_kind_oldest_due_seconds',
    help: 'How long the oldest job of a kind that could run has waited for a worker',
    labelNames: ['kind'],
    registers,
    async collect() {
      const kinds = await sources.readKinds().catch(() => []);
      this.reset();
      for (const { name: kind, dueSince } of kinds)
        this.set({ kind }, dueSince === null ? 0 : Math.max(0, (Date.now() - Date.parse(dueSince)) / 1000));
    },
  });
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'timetable_last_queued_timestamp_seconds',
    help: 'When the timetable last queued a task, such as the nightly ones',
    labelNames: ['task'],
    registers,
    async collect() {
      const timetable = await sources.readTimetable().catch(() => new Map<string, string>());
      this.reset();
      for (const [task, at] of timetable) this.set({ task }, Date.parse(at) / 1000);
    },
  });
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'backup_newest_timestamp_seconds',
    help: 'When the newest complete backup in BACKUP_DIR was made; absent without BACKUP_DIR, 0 without a backup',
    labelNames: ['folder'],
    registers,
    async collect() {
      const newest = await sources.newestBackup().catch(() => new Date(0));
      this.reset();
      if (newest !== undefined) this.set({ folder: 'BACKUP_DIR' }, newest.getTime() / 1000);
    },
  });
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space where this process writes: database (embedded), files (local), backups',
    labelNames: ['place'],
    registers,
    async collect() {
      const free = await sources.freeSpace().catch(() => new Map<string, number>());
      this.reset();
      for (const [place, bytes] of free) this.set({ place }, bytes);
    },
  });
}
