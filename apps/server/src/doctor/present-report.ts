import type { Level } from './finding.ts';
import type { Report } from './run-doctor.ts';

/** How many lines of the report have each level. */
export function countLevels({ findings }: Pick<Report, 'findings'>): Record<Level, number> {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return { ok: count('ok'), warning: count('warning'), error: count('error') };
}

/** The report as text: one line for each finding, and one below it for what to do. */
export function presentReport(report: Report): string {
  const width = Math.max(...report.findings.map(({ check }) => check.length));
  const lines = report.findings.flatMap(({ level, check, message, advice }) => [
    `${level.padEnd(7)}  ${check.padEnd(width)}  ${message}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 11)}→ ${advice}`]),
  ]);
  const { ok, warning, error } = countLevels(report);
  return [
    `Sangamam ${report.version}, ${report.at}`,
    '',
    ...lines,
    '',
    `Errors: ${error}. Warnings: ${warning}. Ok: ${ok}. Passwords, tokens and addresses are masked.`,
  ].join('\n');
}
