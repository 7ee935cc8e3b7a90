import sharp from 'sharp';

import { createSemaphore } from '#server/http/limits/semaphore.ts';

// One thread a picture: the gate says how many pictures there are at a time.
sharp.concurrency(1);
// Nobody sends the same picture twice; what the library would keep is memory that requests need.
sharp.cache(false);

/** Larger pictures are not decoded: a small file can unpack to gigabytes. */
export const mostPixels = 50_000_000;

/** Longer or larger animations are not decoded: all their frames together, in pixels. */
export const mostFrames = 100;
export const mostAnimatedPixels = 12_000_000;

/**
 * How many pictures are worked on at a time. It guards the memory and the cores of the process, so all applications in it
 * share it; nothing of one picture is left for the next.
 */
export const withPictureSlot = createSemaphore({ concurrency: 2, maxQueue: 60 });
