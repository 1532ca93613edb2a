import styles from './skeleton.module.css'

/** Lines where text is going to be. Whoever shows it says in words that something is loading. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div className={styles['skeleton']} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles['line']} />
    ))}
  </div>
)
