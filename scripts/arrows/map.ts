import type { SourceFile } from './source-file.ts';

/**
 * The nouns of the product, and their rooms: the same at the first two levels of the contract, the server, the web app, the
 * phrases and the data model, so that one word finds a slice in each. In the web app and its phrases `family/` and
 * `staff/` stand between a noun and its rooms, because screens differ by who uses them; elsewhere code lies by what it does.
 */
const nouns: Readonly<Record<string, string>> = {
  people: 'cards directory erasure merge own-data picture profile questionnaire visibility',
  accounts:
    'account claim email-address hashing language links mails passkeys passwords proof second-factor sessions sign-in sign-up staff suspend',
  staff: 'members roles-form shell',
  conventions:
    'configuration translations packages addons discounts cancellation calendar site-settings reference-data',
  content:
    'editing media artwork banner editor gallery home place programme questions rich-text sections slider version videos',
  contact: 'attachments mails messages',
  orders:
    'order participants initiation selection pricing review submission decisions adjustments amendments addon-orders on-behalf kick-off ' +
    'registrations reminders timeline public-list wait-list mails account actions cancel confirmation flow own-status',
  casework:
    'care registration-care follow-up labels notes questions vouches presence saved-views saved-replies reply-values',
  ledger:
    'entries decisions undo refunds cancel merge adjustments amendments balance terms checks payments unreported mails',
  collection: 'reporting paypal deposits refunds reminders mails',
  bank: 'statements parsers matching booked-already',
  books: 'days ledger open plot',
  documents: 'receipts consents family-picture badges registration-forms wallet',
  travel: 'plan own-plan journeys shuttles fleet driver',
  hotel: 'stays lists numbers block mails',
  arrival: 'desk absent badges hand-outs',
  letters: 'answers audience subscription',
  mail: 'outbox bounces delayed layout previews test-mail texts text-editing unsent',
  reports: 'overview system plots readiness checklist-reminders',
  audit: 'activity-log',
};

/** What serves every noun, by the part of the repository. */
const services: Readonly<Record<string, string>> = {
  contract: 'http fields names phrases exports files notices undo',
  features: 'exports files notices personal-data undo',
  phrases: 'domain routes notices',
  schema: 'files notices records',
};

const lists = (names: string | undefined, name: string) => names?.split(' ').includes(name) === true;

/** The folder of a file below one of the mapped folders, and which services stand there. */
function mapped({ workspace, inside }: SourceFile): { services: string; path: string[] } | undefined {
  const folders = inside.split('/').slice(0, -1);
  if (workspace === 'contract') return { services: 'contract', path: folders };
  if (workspace !== 'server' && workspace !== 'web') return undefined;
  if (folders[0] === 'features') return { services: 'features', path: folders.slice(1) };
  if (folders[0] === 'phrases') return { services: 'phrases', path: folders.slice(2) };
  if (workspace === 'server' && folders[0] === 'db' && folders[1] === 'schema') {
    return { services: 'schema', path: folders.slice(2) };
  }
  return undefined;
}

/** The folder that the map lacks, such as `orders/admin`; undefined for a file in its place, or outside the map. */
export function unknownFolder(file: SourceFile): string | undefined {
  const found = file.isTest ? undefined : mapped(file);
  const [noun, ...below] = found?.path ?? [];
  if (noun === undefined || lists(services[found?.services ?? ''], noun)) return undefined;
  const rooms = nouns[noun];
  if (!rooms) return noun;
  const halves = file.workspace === 'web' && noun !== 'staff';
  if (halves && below[0] !== undefined && !['family', 'staff'].includes(below[0])) {
    return `${noun}/${below[0]}`;
  }
  const room = halves ? below[1] : below[0];
  return room === undefined || room === 'api' || lists(rooms, room) ? undefined : `${noun}/${room}`;
}
