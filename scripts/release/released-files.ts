/** What only those who change the product need. Sources of the builds stay: a build is known by them. */
const left: readonly RegExp[] = [
  /^\.(?:ci|github)\//u,
  /^(?:bench|e2e)\/(?!package\.json$)/u,
  /^apps\/server\/test\//u,
  /^docs\/(?:\.vitepress|screens|upstream|use)\//u,
  /^docs\/(?:index\.md|tsconfig\.json)$/u,
  /^(?:scripts|apps\/server|packages\/embedded-postgres)\/.*\.test\.ts$/u,
  /^scripts\/(?:arrows|changed|docs|effects|guards|phrases|release|lib\/tally)\//u,
  /^(?:knip\.json|vitest\.config\.ts|\.oxfmtrc\.json|\.oxlintrc\.json)$/u,
];

/** The files of a checkout that belong into the archive of a release, beside the builds. */
export function releasedFiles(files: readonly string[]): string[] {
  return files.filter((file) => !left.some((pattern) => pattern.test(file)));
}
