/** The queries of the library; whoever changes it refreshes all of them. */
export const mediaGroup = 'media';

/** How often one looks again while renditions are being made. */
export const renditionPollMs = 2_000;
