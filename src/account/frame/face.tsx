import styles from './face.module.css'

type FaceProps = { name: string; address: string | null }

/** The person's picture, else their initial. Decorative: the name stands beside it. */
export const Face = ({ name, address }: FaceProps) =>
  address === null ? (
    <span className={styles['face']} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  ) : (
    <img className={styles['face']} src={address} alt="" width={36} height={36} />
  )
