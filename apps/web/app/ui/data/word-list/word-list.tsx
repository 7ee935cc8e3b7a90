import styles from './word-list.module.css';

/** What is asked for, as pairs of a label and a value. Nothing for a value that is absent or empty. */
export function WordList({ words }: { words: readonly { label: string; text: string | undefined }[] }) {
  const said = words.filter(({ text }) => text);
  if (said.length === 0) return null;
  return (
    <dl className={styles['list']}>
      {said.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
