// node e2e/shots/write-sheet.ts <before> <after>: writes before-and-after.html beside the later pictures.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compareShots } from './compare-shots.ts';
import { shotsSheet } from './shots-sheet.ts';

const [before = '', after = ''] = process.argv.slice(2);
const shots = await compareShots(before, after);
const sheet = path.join(after, 'before-and-after.html');
await writeFile(sheet, shotsSheet(shots, { before: path.relative(after, before), after: '.' }));
const changed = shots.filter((shot) => shot.changed > 0);
console.log(`${changed.length} of ${shots.length} pictures changed: ${sheet}`);
