import { z } from 'zod';

import { optionalLine } from '../fields/text.ts';

/** The most rooms that one family can have. */
export const mostRooms = 30;

/** The number under which the hotel knows one room of a family, as the hotel writes it. */
export const roomNumber = optionalLine({
  min: 1,
  max: 40,
  pattern: /^[\p{L}\p{N}][\p{L}\p{N} ./#-]*$/u,
  invalid: 'Please use letters, digits, spaces and . / # -',
});

/** The numbers of a family, in the order of its rooms. Empty ones and repetitions are dropped. */
export const roomNumbers = z.array(roomNumber).max(mostRooms).overwrite(distinctNumbers);

/**
 * The specification has one text for the confirmation number of a family (SPEC §3 hotelDetails): those of several rooms
 * are separated by a comma and a space.
 */
export const joinRoomNumbers = (numbers: readonly string[]) => numbers.join(', ');

/** The numbers in a text, each once; a hotel may also separate them by semicolons, plus signs or `&`. */
export const splitRoomNumbers = (text: string) =>
  distinctNumbers(text.split(/[,;&+|\n]/u).map((number) => number.trim()));

/** Whether two numbers are the same to a hotel. */
export const isSameNumber = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function distinctNumbers(numbers: readonly string[]): string[] {
  return numbers.filter(
    (number, at) => number !== '' && numbers.findIndex((other) => isSameNumber(number, other)) === at,
  );
}
