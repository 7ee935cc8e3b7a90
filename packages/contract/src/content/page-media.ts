import { z } from 'zod';

import { imageFactsByUrl } from './image-facts.ts';

/** What a page needs to show the files of the library that it names, by the addresses of these files. */
export const pageMedia = z.object({
  images: imageFactsByUrl,
  /** What the library says of each film. */
  films: z.record(z.string(), z.string()),
  /** The picture that stands for a film until it is played. Its facts are among `images`. */
  posters: z.record(z.string(), z.string()),
});
export type PageMedia = z.output<typeof pageMedia>;
