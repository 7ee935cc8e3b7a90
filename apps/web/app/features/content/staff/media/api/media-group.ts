/** The group of queries about the library; each change refreshes all of them. */
export const mediaGroup = 'media';

/** Polling interval while renditions are being created, in milliseconds. */
export const renditionPollMs = 2_000;
