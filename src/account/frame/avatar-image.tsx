import { initialOf } from '#src/lib/initial.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './avatar-image.module.css'

type AvatarImageProps = { name: string; address: string | null }

/** The person's picture, else their initial. Decorative: the name stands beside it. */
export const AvatarImage = ({ name, address }: AvatarImageProps) => {
  const language = useLanguage()
  return address === null ? (
    <span className={styles['avatar']} aria-hidden="true">
      {initialOf(name, language)}
    </span>
  ) : (
    <img className={styles['avatar']} src={address} alt="" width={36} height={36} />
  )
}
