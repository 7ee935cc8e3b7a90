import { boat, church, kasavu, lamp, umbrella } from './craft.ts';
import { at, glow, gradient, times, type Drawing } from './drawing.ts';
import { bank, hills, lotus, orb, palm, ripples, stars } from './nature.ts';
import { child, hairColours, man, skinColours, woman } from './people.ts';
import { ink } from './palette.ts';

const width = 1920;
const height = 900;

// The text of a banner is on the left, so the subject of the picture is on the right.

/** The subject alone, four wide to three high, for phones: there the text stands below. */
export function forPhones({ content }: Drawing): Drawing {
  const scale = 810 / height;
  return { width: 1080, height: 810, content: at(1080 - width * scale, 0, scale, content) };
}

/** Boats on the backwater at sunrise. */
export const boatsAtSunrise: Drawing = {
  width,
  height,
  content: `<defs>${gradient('s', '#f7e3b4', '#f0bf78', '#d98a5b')}${gradient('w', '#c98a5d', '#3d7a6a', '#0c4033')}${glow('g', '#fff1c2')}</defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>${orb(1330, 400, 86, { id: 'g', color: '#fff3cf' })}
${hills(width, 520, 190, '#b8826a', 3)}${hills(width, 525, 120, '#6d6a58', 8)}${hills(width, 530, 60, '#2f5a49', 5)}
<rect y="520" width="${width}" height="380" fill="url(#w)"/>${ripples(width, 530, 340, { color: '#ffe7b0', x: 1330, seed: 4 })}
${bank(1800, 576, 330, '#1d4733')}${bank(60, 566, 210, '#1d4733')}
${palm(1740, 560, 1.15, '#12402f', -50)}${palm(1840, 580, 1.45, '#0c3527', -30)}${palm(1640, 550, 0.8, '#1c4e3a', 36)}${palm(90, 560, 0.9, '#12402f', 50)}
${boat(1090, 640, 0.62, { rowers: 7, color: '#1b4a39' })}${boat(1430, 740, 0.98, { rowers: 9 })}${lotus(880, 830, 0.7)}${lotus(1780, 850, 0.9)}${kasavu(width, height, 26)}`,
};

const colors = [ink.accent, ink.green, ink.gold, '#7a2f52', ink.accent, ink.greenMid];

/** Umbrellas and lamps in front of the church in the evening. */
export const feastInTheEvening: Drawing = {
  width,
  height,
  content: `<defs>${gradient('s', '#17323d', '#4d4f5c', '#c27b55')}${glow('g', '#f0b942')}${glow('m', '#fff1c2')}</defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>${stars(width, 380, 11)}${hills(width, 700, 170, '#27404a', 6)}
${orb(1690, 170, 44, { id: 'm', color: '#fff3cf' })}${palm(700, 720, 1.1, '#0d2f2b', 40)}${palm(1810, 720, 1.2, '#0d2f2b', -46)}
${church(1330, 720, 1.35, '#f4e6c4')}<rect y="716" width="${width}" height="184" fill="#143a30"/>
${times(6, (index) => umbrella(930 + index * 160, 770 + (index % 2) * 26, 0.86, colors[index] ?? ink.gold))}
${lamp(1060, 880, 0.6, { id: 'g' })}${lamp(1600, 880, 0.6, { id: 'g' })}${kasavu(width, height, 26)}`,
};

/** Three generations under a lamp, with the towers of a city behind them. */
export const familyInTheCity: Drawing = {
  width,
  height,
  content: `<defs>${gradient('s', '#0b2530', '#23505a', '#e0a46a')}${glow('g', '#f0b942')}</defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>${stars(width, 420, 23)}
${times(17, (index) => {
  const tall = 150 + ((index * 97) % 260);
  const left = 560 + index * 82;
  const windows = times(10, (one) =>
    (index * 7 + one * 5) % 3 === 0
      ? `<rect x="${left + 12 + (one % 3) * 20}" y="${724 - tall + 20 + Math.floor(one / 3) * 34}" width="9" height="14" fill="${ink.flame}" opacity=".75"/>`
      : '',
  );
  return `<rect x="${left}" y="${724 - tall}" width="72" height="${tall}" fill="${index % 2 ? '#12303a' : '#183c46'}"/>${windows}`;
})}<rect y="716" width="${width}" height="184" fill="#0d3a2f"/>
${lamp(1330, 850, 0.92, { id: 'g', tiers: 3 })}
${man(1060, 830, 1.15, { skin: skinColours[1], hair: hairColours[3], cloth: '#efe6cf' })}${woman(960, 834, 1.1, { skin: skinColours[0], hair: hairColours[3], cloth: ink.cloth })}
${woman(1170, 846, 1.15, { skin: skinColours[3], hair: hairColours[0], cloth: '#a5482a' })}${man(1500, 846, 1.2, { skin: skinColours[2], hair: hairColours[0], cloth: ink.greenMid })}
${child(1230, 862, 1.1, { skin: skinColours[4], hair: hairColours[0], cloth: ink.gold, border: ink.cloth })}${child(1430, 862, 1, { skin: skinColours[1], hair: hairColours[4], cloth: '#c8684a', border: ink.cloth })}
${woman(1600, 850, 1.08, { skin: skinColours[4], hair: hairColours[0], cloth: ink.clothSunk })}${man(1690, 846, 1.1, { skin: skinColours[0], hair: hairColours[1], cloth: '#d8b45c' })}${kasavu(width, height, 26)}`,
};
