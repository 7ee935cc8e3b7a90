import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const discountCode = 'Discount code';
export const theCodeWasNotSaved = 'The code was not saved';
export const whatToMake = 'What to make';
export const oneCode = 'One code that many families may use';
export const manyCodes = 'Many codes, each for one registration';
export const title = 'Title';
export const titleHint = 'Families see it as a line of their price, such as “Early helpers”.';
export const howMany = 'How many codes';
export const prefix = 'Beginning of each code';
export const prefixHint = 'Eight letters and digits follow it.';
export const code = 'Code';
export const codeHint = 'Letters, digits and dashes. Families may type it with spaces, and in small letters.';
export const save = 'Save';
export const addTheCode = 'Add the code';
export const makeTheCodes = 'Make the codes';
export const whatItGives = 'What it gives';
export const whatItGivesHint =
  'Either a percentage, rounded down to whole dollars, or an amount in both currencies.';
export const percentOff = 'Percent off';
export const usDollarsOff = 'US dollars off';
export const canadianDollarsOff = 'Canadian dollars off';
export const takenOff = 'Taken off';
export const thePackage = 'The package';
export const theAddOns = 'The add-ons';
export const theWholePrice = 'The whole price';
export const onlyForThesePackages = 'Only with these packages (none chosen means all)';
export const limits = 'Dates and limits';
export const limitsHint =
  'Days are those of the convention’s time zone. A limit that is left empty does not apply. A code that would exceed its budget is refused.';
export const usedSoFar = ({ uses }: { uses: number }) =>
  plural(uses, { one: 'Used once so far.', other: `Used ${uses} times so far.` });
export const from = 'From';
export const until = 'Until';
export const usesInAll = 'Uses in all';
export const usesPerFamily = 'Uses per family';
export const budgetUsd = 'Budget in US dollars';
export const budgetCad = 'Budget in Canadian dollars';
export const validForFamilies = 'Families can use it';
export const withdrawnHint = 'Registrations that were sent with it keep what it gave them.';
export const noCodeYet = 'No discount code yet';
export const whatCodesAreFor =
  'With a code, families pay less for their package, their add-ons or everything: helpers, early birds, a youth group.';
export const gives = 'Gives';
export const valid = 'Valid';
export const used = 'Used';
export const usedOf = ({ uses, maxUses }: Values<'uses' | 'maxUses'>) => `${uses} of ${maxUses}`;
export const givenUsd = 'Given, USD';
export const givenCad = 'Given, CAD';
export const givenOf = ({ spent, budget }: Values<'spent' | 'budget'>) => `${spent} of ${budget}`;
export const state = 'State';
export const offered = 'Offered';
export const withdrawn = 'Withdrawn';
export const offThePackage = 'off the package';
export const offTheAddOns = 'off the add-ons';
export const offTheWholePrice = 'off everything';
export const dollarsOff = ({ usd, cad }: Values<'usd' | 'cad'>) => `${usd} USD / ${cad} CAD`;
export const percentage = ({ percent }: Values<'percent'>) => `${percent}%`;
export const fromUntil = ({ from, until }: Values<'from' | 'until'>) => `${from} to ${until}`;
export const fromOn = ({ from }: Values<'from'>) => `From ${from}`;
export const untilOn = ({ until }: Values<'until'>) => `Until ${until}`;
export const always = 'Always';
export const codes = 'Discount codes';
export const codesWithTheirUses = 'Codes with their uses';
export const codesOf = ({ batch }: Values<'batch'>) => `Codes of ${batch} with their uses`;
export const addCodes = 'Add codes';
export const batchOf = ({ batch }: Values<'batch'>) => `Batch: ${batch}`;
export const batchUsed = ({ used, count }: Values<'used' | 'count'>) => `${used} of ${count} used`;
export const downloadCsv = 'Download as CSV';
export const deleteThisCode = 'Delete this code';
export const deleteThisCodeQuestion = 'Delete this code?';
export const deleteLabel = 'Delete';
export const willBeDeleted = ({ code }: Values<'code'>) =>
  `${code} will be deleted for good. This is possible only while no registration has it; otherwise, withdraw it.`;
export const saved = ({ count }: { count: number }) =>
  plural(count, { one: 'The code is saved', other: `${count} codes are made` });
export const deleted = 'The code is deleted';
