import { times, type Drawing } from './drawing.ts';
import { ink } from './palette.ts';

const width = 1200;
const height = 800;

const road = (path: string, wide: number, color: string) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;

const sign = (x: number, y: number, words: string, color: string = ink.greenDark) =>
  `<text x="${x}" y="${y}" font-family="Noto Sans, sans-serif" font-size="26" font-weight="600" fill="${color}" text-anchor="middle">${words}</text>`;

/** A sketch of the way to the hotel: the lake, the main road, the airport. Not to scale. */
export const wayToTheHotel: Drawing = {
  width,
  height,
  content: `<rect width="${width}" height="${height}" fill="#f3ecd6"/>
${times(70, (index) => `<circle cx="${(index * 173) % width}" cy="${(index * 97) % height}" r="${14 + (index % 4) * 6}" fill="#dfe6c8" opacity=".7"/>`)}
<path d="M470 250C610 160 800 190 860 290C920 390 830 470 700 470C560 480 400 420 400 350C400 310 420 280 470 250Z" fill="#9fd0cb"/><path d="M500 300C590 250 720 250 790 300M520 360C600 330 720 330 780 360" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>
${road('M-20 640C240 600 420 560 620 590S1000 690 1220 640', 44, '#d9b860')}${road('M-20 640C240 600 420 560 620 590S1000 690 1220 640', 30, '#fbe7b0')}
${road('M330 600C340 480 310 330 390 200S560 90 660 90', 26, '#d8ccb0')}${road('M330 600C340 480 310 330 390 200S560 90 660 90', 16, '#fffaf0')}
${road('M900 640C940 560 980 520 1040 480', 26, '#d8ccb0')}${road('M900 640C940 560 980 520 1040 480', 16, '#fffaf0')}
<path d="M660 190l-34 -46a42 42 0 1 1 68 0z" fill="${ink.accent}"/><circle cx="660" cy="118" r="17" fill="${ink.cloth}"/>
<g transform="translate(1070 440)"><circle r="46" fill="${ink.green}"/><path d="M-26 6L-6 0L-14 -24H-6L10 -4L24 -8C32 -10 34 0 26 2L12 6L4 26H-4L-4 8L-22 14Z" fill="${ink.goldLight}"/></g>
<circle cx="330" cy="600" r="15" fill="${ink.cloth}" stroke="${ink.goldDark}" stroke-width="6"/>
<rect x="518" y="206" width="284" height="40" rx="20" fill="${ink.cloth}" opacity=".9"/>${sign(660, 235, 'Convention hotel')}${sign(640, 420, 'The lake', '#1f6d63')}
${sign(1070, 530, 'Airport (MCO)')}${sign(610, 660, 'Interstate 4')}${sign(330, 690, 'Exit 72')}
<g transform="translate(90 110)"><circle r="44" fill="${ink.cloth}" stroke="${ink.gold}" stroke-width="4"/><path d="M0 -32L12 0H-12Z" fill="${ink.accent}"/><path d="M0 32L12 0H-12Z" fill="${ink.green}"/></g>${sign(90, 190, 'North')}
<rect width="${width}" height="${height}" fill="none" stroke="${ink.gold}" stroke-width="16"/>`,
};
