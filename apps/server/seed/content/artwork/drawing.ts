import sharp from 'sharp';

/** A piece of SVG. */
export type Fragment = string;

/** A picture to render: its size in pixels and its content. */
export interface Drawing {
  width: number;
  height: number;
  content: Fragment;
}

/** Places a fragment that is drawn around the origin. */
export function at(x: number, y: number, scale: number, content: Fragment, extra = ''): Fragment {
  return `<g transform="translate(${x} ${y}) scale(${scale}) ${extra}">${content}</g>`;
}

/** A vertical gradient from top to bottom, for use as `url(#id)`. */
export function gradient(id: string, ...colors: readonly string[]): Fragment {
  const stops = colors.map(
    (color, index) => `<stop offset="${index / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A glow that fades outwards. */
export function glow(id: string, color: string): Fragment {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".95"/><stop offset=".4" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** Numbers between 0 and 1 that look random and are the same each time. */
export function scatter(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Repeats a fragment. */
export function times(count: number, draw: (index: number) => Fragment): Fragment {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function svgOf({ width, height, content }: Drawing): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

/** Renders a drawing losslessly and quickly. */
export function paint(drawing: Drawing): Promise<Buffer> {
  return sharp(svgOf(drawing)).flatten().png({ compressionLevel: 1 }).toBuffer();
}

/** Renders a drawing as one frame of a film. */
export function paintFrame(drawing: Drawing): Promise<Buffer> {
  return sharp(svgOf(drawing)).flatten().webp({ quality: 62, effort: 1 }).toBuffer();
}
