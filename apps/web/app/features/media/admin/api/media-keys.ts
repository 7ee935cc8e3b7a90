/** Keys of what the library asks; whoever changes it invalidates `all`. */
export const mediaDeskKeys = {
  all: ['media-desk'],
  list: (query: object) => ['media-desk', 'list', query],
  one: (mediaId: string) => ['media-desk', 'one', mediaId],
} as const;

/** How often one looks again while renditions are being made. */
export const renditionPollMs = 2_000;
