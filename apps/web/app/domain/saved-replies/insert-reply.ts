/** Where a reply goes into a text: what it replaces, which is white space at most, and the place behind it. */
interface Insertion {
  from: number;
  to: number;
  words: string;
  cursor: number;
}

/**
 * How a reply is put into a text at a place. Nothing that was typed is replaced, and words on both sides stay apart. A
 * text of white space alone is an empty one.
 */
export function insertReply(text: string, place: number, reply: string): Insertion {
  if (text.trim() === '') return { from: 0, to: text.length, words: reply, cursor: reply.length };
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const start = before === '' || /\s$/u.test(before) ? '' : ' ';
  const end = after === '' || /^[\s.,;:!?)]/u.test(after) ? '' : ' ';
  return {
    from: place,
    to: place,
    words: `${start}${reply}${end}`,
    cursor: place + start.length + reply.length,
  };
}
