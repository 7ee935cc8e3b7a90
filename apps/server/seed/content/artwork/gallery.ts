import { boat, church, drum, kasavu, lamp, umbrella } from './craft.ts';
import { at, glow, gradient, times, type Drawing, type Fragment } from './drawing.ts';
import { hills, lotus, orb, palm, ripples, stars } from './nature.ts';
import { hairColours, skinColours, woman } from './people.ts';
import { ink } from './palette.ts';

const width = 1200;
const height = 800;

/** A picture of the gallery, and its description. */
export interface GalleryPicture {
  name: string;
  altText: string;
  drawing: Drawing;
}

function scene(name: string, altText: string, content: Fragment): GalleryPicture {
  const whole = `${content}${kasavu(width, height, 22)}`;
  return { name, altText, drawing: { width, height, content: whole } };
}

const ground = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;

const servings = [ink.gold, '#f4f0e2', '#c8684a', ink.accent, '#f4f0e2', ink.flame, '#8aa05a'];

/** A meal on a banana leaf. */
const feast = at(
  600,
  410,
  1,
  `<path d="M-520 0C-380 -240 300 -270 540 -30C300 230 -360 240 -520 0Z" fill="${ink.greenSoft}"/>${times(
    26,
    (index) =>
      `<path d="M${-430 + index * 35} -8C${-424 + index * 35} -60 ${-408 + index * 35} -110 ${-392 + index * 35} -140M${-430 + index * 35} 0C${-424 + index * 35} 50 ${-408 + index * 35} 90 ${-392 + index * 35} 118" stroke="${ink.leaf}" stroke-width="2" opacity=".45" fill="none"/>`,
  )}<path d="M-520 0C-200 -20 300 -30 540 -30" stroke="${ink.leaf}" stroke-width="10" fill="none"/><ellipse cx="20" cy="72" rx="180" ry="74" fill="#fffaf0"/>${servings
    .map(
      (color, index) =>
        `<ellipse cx="${-330 + index * 112}" cy="${-92 + (index % 2) * 14}" rx="46" ry="28" fill="${color}"/><ellipse cx="${-338 + index * 112}" cy="${-98 + (index % 2) * 14}" rx="20" ry="9" fill="#fff" opacity=".25"/>`,
    )
    .join(
      '',
    )}<circle cx="350" cy="72" r="56" fill="${ink.goldDark}"/><circle cx="350" cy="66" r="44" fill="#e7c98b"/><path d="M-330 70C-300 40 -250 40 -226 62C-240 96 -300 100 -330 70Z" fill="${ink.flame}"/>`,
);

/** A ring of dancers around a lamp, drawn from back to front. */
const dancers = Array.from({ length: 10 }, (_, index) => {
  const angle = (index / 10) * Math.PI * 2 + 0.3;
  const depth = Math.sin(angle);
  const border = index % 2 === 0 ? ink.gold : ink.accent;
  const looks = {
    skin: skinColours[index % 5] ?? skinColours[0],
    hair: hairColours[0],
    cloth: ink.cloth,
    border,
  };
  return { depth, drawn: woman(600 + Math.cos(angle) * 410, 640 + depth * 90, 1 + depth * 0.22, looks) };
}).toSorted((one, other) => one.depth - other.depth);

const behind = dancers.filter(({ depth }) => depth < 0).map(({ drawn }) => drawn);
const before = dancers.filter(({ depth }) => depth >= 0).map(({ drawn }) => drawn);

/** Eight pictures of convention life. */
export const galleryPictures: readonly GalleryPicture[] = [
  scene(
    'opening-lamp',
    'The brass lamp of the opening evening, all flames burning',
    `<defs>${gradient('s', '#08352a', '#0f4a37', '#185f47')}${glow('g', '#f0b942')}</defs>${ground('url(#s)')}<circle cx="600" cy="330" r="330" fill="none" stroke="${ink.gold}" stroke-width="3" opacity=".5"/><circle cx="600" cy="330" r="360" fill="none" stroke="${ink.gold}" stroke-width="1.5" opacity=".4"/>${lamp(600, 740, 1.06, { id: 'g', tiers: 3 })}${lotus(250, 730, 0.8)}${lotus(960, 730, 0.8)}`,
  ),
  scene(
    'boat-race',
    'Two long boats side by side, every rower at the oar',
    `<defs>${gradient('s', '#f8e7bb', '#f1c684')}${gradient('w', '#5b9a86', '#185f47')}${glow('g', '#fff1c2')}</defs>${ground('url(#s)')}${orb(900, 190, 60, { id: 'g', color: '#fff3cf' })}${hills(width, 350, 130, '#8a8566', 9)}${hills(width, 356, 60, '#2f5a49', 2)}<rect y="350" width="${width}" height="450" fill="url(#w)"/>${ripples(width, 360, 380, { color: '#fff1c8', x: 640, seed: 12 })}${palm(1080, 370, 0.8, '#12402f', -40)}${palm(1150, 380, 1, '#0c3527', -20)}${palm(60, 372, 0.8, '#12402f', 40)}${boat(560, 480, 0.9, { rowers: 9, color: '#6d2f1c' })}${boat(680, 650, 1.2, { rowers: 11 })}`,
  ),
  scene(
    'umbrellas',
    'Silk umbrellas in a row, held high over the procession',
    `<defs>${gradient('s', '#fbf7ec', '#f3dfae')}</defs>${ground('url(#s)')}${times(7, (index) => umbrella(120 + index * 160, 640 - (index % 2) * 80, 1.25, ['#9f3f18', '#0f4a37', '#b68a2f', '#7a2f52', '#185f47', '#c8684a', '#2c4a58'][index] ?? ink.gold))}<rect y="600" width="${width}" height="200" fill="${ink.green}"/>${times(15, (index) => `<circle cx="${44 + index * 80}" cy="${640 + (index % 3) * 16}" r="36" fill="${hairColours[index % 3] ?? ink.night}"/><path d="M${-6 + index * 80} 800C${-2 + index * 80} 700 ${90 + index * 80} 700 ${94 + index * 80} 800Z" fill="${index % 2 ? ink.cloth : ink.clothSunk}"/>`)}`,
  ),
  scene(
    'ring-dance',
    'Women in ivory sarees dance in a ring around the lamp',
    `<defs>${gradient('s', '#7c2f14', '#9f3f18', '#c8684a')}${glow('g', '#f0b942')}</defs>${ground('url(#s)')}<ellipse cx="600" cy="660" rx="560" ry="140" fill="#5c1f0c"/><ellipse cx="600" cy="660" rx="480" ry="112" fill="none" stroke="${ink.goldLight}" stroke-width="4" stroke-dasharray="4 18"/>${behind.join('')}${lamp(600, 680, 0.95, { id: 'g' })}${before.join('')}`,
  ),
  scene(
    'feast-on-a-leaf',
    'The Sunday feast, served on a banana leaf',
    `<defs>${gradient('s', '#6e4426', '#54331c')}</defs>${ground('url(#s)')}${times(6, (index) => `<rect y="${index * 140}" width="${width}" height="3" fill="#3f2614"/>`)}${feast}`,
  ),
  scene(
    'church-at-dawn',
    'A church front with its curved gable before the first light',
    `<defs>${gradient('s', '#2c4a58', '#c98a6a', '#f6dfa9')}${glow('g', '#fff1c2')}</defs>${ground('url(#s)')}${orb(600, 520, 90, { id: 'g', color: '#fff3cf' })}${hills(width, 640, 110, '#7a6a58', 4)}<rect y="630" width="${width}" height="170" fill="#185f47"/>${church(600, 640, 1.25)}${palm(230, 660, 1.2, '#0c3527', 40)}${palm(970, 660, 1.3, '#0c3527', -40)}${palm(1090, 680, 1, '#12402f', -20)}`,
  ),
  scene(
    'drums',
    'Three drums with ropes drawn tight, ready for the procession',
    `<defs>${gradient('s', '#f4edda', '#e9d292')}</defs>${ground('url(#s)')}<circle cx="600" cy="380" r="300" fill="none" stroke="${ink.gold}" stroke-width="26" opacity=".35"/><circle cx="600" cy="380" r="250" fill="none" stroke="${ink.gold}" stroke-width="4"/>${drum(330, 430, 1.5, -16)}${drum(880, 430, 1.5, 14)}${drum(600, 520, 1.9, -4)}<path d="M380 640L300 250M820 640L900 250" stroke="${ink.goldDark}" stroke-width="16" stroke-linecap="round"/>`,
  ),
  scene(
    'night-of-songs',
    'Lamps float on the water under the stars on the last night',
    `<defs>${gradient('s', '#071a22', '#0b2530', '#1d4d57')}${glow('g', '#f0b942')}${glow('m', '#fff1c2')}</defs>${ground('url(#s)')}${stars(width, 420, 31)}${orb(930, 150, 40, { id: 'm', color: '#fff3cf' })}${hills(width, 430, 80, '#0a2a2a', 7)}<rect y="428" width="${width}" height="372" fill="#0d3a3c"/>${ripples(width, 436, 340, { color: '#f6d98c', x: 800, seed: 18 })}${times(9, (index) => at(110 + index * 125, 520 + ((index * 53) % 190), 0.75 + (index % 3) * 0.2, `<circle cy="-20" r="90" fill="url(#g)"/><path d="M-46 0C-30 26 30 26 46 0Z" fill="${ink.gold}"/><path d="M0 0C-14 -8 -14 -30 0 -52C14 -30 14 -8 0 0Z" fill="${ink.flame}"/>`))}${palm(60, 470, 1.1, '#061c1c', 46)}`,
  ),
];

/** The family at the table, for the welcome text. */
export const welcomeDrawing: Drawing = {
  width: 1200,
  height: 900,
  content: `<defs>${gradient('s', '#fbf7ec', '#f4edda')}${glow('g', '#f0d48a')}</defs><rect width="1200" height="900" fill="url(#s)"/><circle cx="600" cy="430" r="350" fill="#e5efe4"/><circle cx="600" cy="430" r="350" fill="none" stroke="${ink.gold}" stroke-width="4"/>${palm(250, 800, 1.7, ink.greenMid, 60)}${palm(980, 800, 1.6, ink.greenMid, -60)}${lamp(600, 790, 1.15, { id: 'g' })}${woman(330, 812, 1.5, { skin: skinColours[0], hair: hairColours[3], cloth: '#fffdf7' })}${woman(770, 812, 1.55, { skin: skinColours[3], hair: hairColours[0], cloth: ink.accent })}${woman(890, 816, 1.4, { skin: skinColours[2], hair: hairColours[0], cloth: ink.greenMid })}${woman(440, 820, 1.35, { skin: skinColours[4], hair: hairColours[0], cloth: '#c8684a' })}${kasavu(1200, 900, 30)}`,
};
