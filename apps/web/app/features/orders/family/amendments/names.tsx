import styles from './amendment.module.css';

/** Groups of names, such as those who come and those who do not; groups without a name are left out. */
export function Names({ groups }: { groups: readonly { label: string; names: readonly string[] }[] }) {
  const shown = groups.filter(({ names }) => names.length > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles['names']}>
      {shown.map(({ label, names }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
