/** Longest edges, in pixels, that are tried one after the other. The first one prints a page at 300 dpi. */
const edges = [3500, 2600, 1900, 1400];
const quality = 0.86;

/** Kinds that lose nothing but pixels: a GIF would lose its movement. */
const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * A picture that is smaller than `maxBytes`: the file itself where it is, else a JPEG with fewer pixels, turned as its
 * camera was held. What is no picture, or cannot be made small enough, is returned as it is, for the usual refusal.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size < maxBytes || !shrinkable.has(file.type)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return file;
  try {
    for (const edge of edges) {
      const blob = await scaled(picture, edge);
      if (blob && blob.size < maxBytes) {
        const name = `${file.name.replace(/\.[^.]*$/u, '')}.jpg`;
        return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
      }
    }
    return file;
  } finally {
    picture.close();
  }
}

async function scaled(picture: ImageBitmap, edge: number): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency: what is clear in a PNG becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  return promise;
}
