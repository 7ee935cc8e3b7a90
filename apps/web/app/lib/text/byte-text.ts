import * as phrases from '#phrases/lib.ts';

/** A size for people: `840 B`, `36 kB`, `1.4 MB`, in steps of 1024. */
export function byteText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return phrases.kb({ kilobytes: Math.round(kilobytes) });
  return phrases.mb({ value: (kilobytes / 1024).toFixed(1).replace('.0', '') });
}
