import type { Values } from '@sangamam/contract/phrases/values';

export const restored = 'This month’s test of the backup: everything came back';
export const sealed = 'This month’s test of the backup: a person with the key must finish it';
export const failed = 'This month’s test of the backup failed';
export const greeting = ({ name }: Values<'name'>) => `Dear ${name},`;
export const cameBack =
  'Once a month the site restores its newest backup into a database of its own, beside that of the site, and compares every row and file. All of it came back unchanged.';
export const needsKey =
  'Once a month the site tests its newest backup. It is complete and undamaged. It is encrypted, and the private key is not on this machine, as it should be: please restore it once where the key is kept.';
export const command = ({ folder }: Values<'folder'>) =>
  `npm run site -- backup verify ${folder} --restore --identity <file with the private key>`;
export const couldNot =
  'Once a month the site restores its newest backup into a database of its own, beside that of the site, and compares every row and file. This time that did not work, so do not rely on this backup until it does.';
export const whatToDo =
  'Mend the cause, or write a new backup with “npm run site -- backup <new folder>”, and test it with “npm run site -- backup verify <folder> --restore”.';
export const openSystem = 'Open the system status';
export const backupLabel = 'Backup';
export const madeLabel = 'Made';
export const rowsLabel = 'Rows';
export const filesLabel = 'Files';
export const reasonLabel = 'Reason';
export const notice = ({ reason }: Values<'reason'>) =>
  `The newest backup could not be restored when it was tested: ${reason}. Please write a new one and test it (docs/operations.md).`;
