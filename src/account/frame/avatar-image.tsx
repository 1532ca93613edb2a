import styles from './avatar-image.module.css'

type AvatarImageProps = { name: string; address: string | null }

/** The person's picture, else their initial. Decorative: the name stands beside it. */
export const AvatarImage = ({ name, address }: AvatarImageProps) =>
  address === null ? (
    <span className={styles['avatar']} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  ) : (
    <img className={styles['avatar']} src={address} alt="" width={36} height={36} />
  )
