import { z } from 'zod';

/** A set of renditions in one format, as `<source type srcset>` takes it; widths in pixels. */
export const imageSource = z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() });

/**
 * What showing a picture without a shift needs. `sources` is empty until the renditions are made, a moment after an
 * upload; the picture's own address always works.
 */
export const imageFacts = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Its average colour, `#rrggbb`: what stands there while it loads. */
  color: z.string(),
  sources: z.array(imageSource),
});
export type ImageFacts = z.output<typeof imageFacts>;

/** Facts of every library picture of a page, by its address. Addresses of other files are not in it. */
export const imageFactsByUrl = z.record(z.string(), imageFacts);
