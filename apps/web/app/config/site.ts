/** What the product says about itself; contact and links of the organisation are settings that staff keep. */
export const site = {
  name: 'Sangamam',
  tagline: 'Where our families meet',
  release: 'R4.3.5',
  /** What a link preview shows of a page without a picture of its own. */
  shareImage: {
    path: '/share.png',
    width: 1200,
    height: 630,
    alt: 'Sangamam, where our families meet: a flower carpet within a gold border',
  },
} as const;
