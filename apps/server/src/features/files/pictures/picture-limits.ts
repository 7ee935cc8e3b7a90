import sharp from 'sharp';

import { createSemaphore } from '#server/http/limits/semaphore.ts';

// One thread per picture: the semaphore limits how many pictures are processed at a time.
sharp.concurrency(1);
// The same picture is never processed twice: a cache would only take memory from requests.
sharp.cache(false);

/** Larger pictures are not decoded: a small file can decode to gigabytes. */
export const mostPixels = 50_000_000;

/** Limits of animations, frames and pixels of all frames: longer or larger ones are not decoded. */
export const mostFrames = 100;
export const mostAnimatedPixels = 12_000_000;

/**
 * How many pictures are processed at a time. It protects memory and processors of the process, so all applications in
 * the process share it.
 */
export const withPictureSlot = createSemaphore({ concurrency: 2, maxQueue: 60 });
