import { readFileSync } from 'node:fs';

/**
 * A figure of a process as Linux counts it: `VmRSS` is its memory in kB.
 *
 * @param of the file of `/proc/<pid>`: of the whole process, or of one thread (`task/<pid>/status`)
 */
export function statusOf(pid: number, key: string, of = 'status'): number {
  const text = readFileSync(`/proc/${pid}/${of}`, 'utf8');
  return Number(new RegExp(`^${key}:\\s*(\\d+)`, 'mu').exec(text)?.[1]);
}

/** The memory of a process in MB. */
export function megabytesOf(pid: number): number {
  return Math.round(statusOf(pid, 'VmRSS') / 1_024);
}

/** The most memory that a process had so far, in MB. */
export function mostMegabytesOf(pid: number): number {
  return Math.round(statusOf(pid, 'VmHWM') / 1_024);
}

/** Processor time of a process so far in seconds, all threads together. The system counts in hundredths. */
export function cpuSecondsOf(pid: number): number {
  // After the name of the program in brackets, which may hold anything: user and system time are the 14th and 15th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
