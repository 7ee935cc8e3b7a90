import { boat, kasavu, lamp } from './craft.ts';
import { at, glow, gradient, times, type Drawing } from './drawing.ts';
import { hills, orb, palm, ripples, stars } from './nature.ts';
import { ink } from './palette.ts';

const width = 640;
const height = 360;

/** A film: the picture at a moment from 0 to 1. */
export interface Film {
  name: string;
  altText: string;
  frames: number;
  frameAt: (moment: number) => Drawing;
}

/** A boat crosses the backwater from evening to night. */
const crossing: Film = {
  name: 'crossing-the-backwater',
  altText: 'Crossing the backwater, from evening to night',
  frames: 30,
  frameAt: (moment) => ({
    width,
    height,
    content: `<defs>${gradient('s', '#f7e3b4', '#f0bf78', '#d98a5b')}${gradient('n', '#071a22', '#12333d', '#2f5f63')}${gradient('w', '#c98a5d', '#2c6a5c', '#0c4033')}${glow('g', '#fff1c2')}</defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>${orb(430, 130 + moment * 120, 30, { id: 'g', color: '#fff3cf' })}<g opacity="${moment}"><rect width="${width}" height="${height}" fill="url(#n)"/>${stars(width, 190, 5)}</g>
${hills(width, 212, 70, '#4d5c50', 3)}<rect y="208" width="${width}" height="152" fill="url(#w)"/><rect y="208" width="${width}" height="152" fill="#061c1c" opacity="${moment * 0.65}"/>
${at(moment * 18, 0, 1, ripples(width, 212, 130, { color: '#ffe7b0', x: 400, seed: 4 }))}${palm(600, 226, 0.5, '#0c3527', -30)}${palm(30, 226, 0.42, '#12402f', 40)}
${boat(90 + moment * 440, 274 + Math.sin(moment * 14) * 3, 0.34, { rowers: 7 })}${kasavu(width, height, 12)}`,
  }),
};

/** The flames of the lamp are lit one after the other. */
const lighting: Film = {
  name: 'lighting-the-lamp',
  altText: 'Lighting the lamp on the opening evening',
  frames: 24,
  frameAt: (moment) => ({
    width,
    height,
    content: `<defs>${gradient('s', '#041f18', '#08352a', '#0f4a37')}${glow('g', '#f0b942')}${glow('d', '#08352a')}</defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>${times(3, (index) => `<circle cx="320" cy="180" r="${110 + index * 46 + moment * 10}" fill="none" stroke="${ink.gold}" stroke-width="1.5" opacity="${Math.max(0, moment * 1.2 - index * 0.25) * 0.6}"/>`)}
<g opacity="${0.25 + moment * 0.75}">${lamp(320, 330, 0.62 + moment * 0.04, { id: moment > 0.1 ? 'g' : 'd', tiers: 3 })}</g>${kasavu(width, height, 12)}`,
  }),
};

export const films: readonly Film[] = [crossing, lighting];
