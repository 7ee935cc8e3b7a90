import { z } from 'zod';

/** Renditions in one format for `<source type srcset>`; widths in pixels. */
export const imageSource = z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() });

/**
 * What is needed to show a picture without layout shift. `sources` is empty until the renditions are made, moments
 * after an upload; the address of the picture itself always works.
 */
export const imageFacts = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Average colour as `#rrggbb`, shown while the picture loads. */
  color: z.string(),
  sources: z.array(imageSource),
});
export type ImageFacts = z.output<typeof imageFacts>;

/** Facts of every library picture of a page, by address. Other addresses are not included. */
export const imageFactsByUrl = z.record(z.string(), imageFacts);
