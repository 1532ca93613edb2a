import styles from './skeleton.module.css'

/** Placeholder lines for text. The parent has to announce that something is loading. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div className={styles['skeleton']} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles['line']} />
    ))}
  </div>
)
