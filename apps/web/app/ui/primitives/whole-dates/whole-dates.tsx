import styles from './whole-dates.module.css';

/** A sentence whose dates (MM-DD-YYYY) do not break at their hyphens. */
export function WholeDates({ children }: { children: string }) {
  return partsOf(children).map(({ at, text, isDate }) =>
    isDate ? (
      <span key={at} className={styles['date']}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** The sentence in parts, each with its place in it: dates and what stands between them. */
function partsOf(sentence: string): { at: number; text: string; isDate: boolean }[] {
  let at = 0;
  return sentence.split(/(\d\d-\d\d-\d{4})/u).map((text, index) => {
    const part = { at, text, isDate: index % 2 === 1 };
    at += text.length;
    return part;
  });
}
