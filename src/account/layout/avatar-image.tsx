import { initialOf } from '#src/lib/initial.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './avatar-image.module.css'

type AvatarImageProps = { name: string; url: string | null }

/** The person's picture, else their initial. Decorative: the name stands beside it. */
export const AvatarImage = ({ name, url }: AvatarImageProps) => {
  const language = useLanguage()
  return url === null ? (
    <span className={styles['avatar']} aria-hidden="true">
      {initialOf(name, language)}
    </span>
  ) : (
    <img className={styles['avatar']} src={url} alt="" width={36} height={36} />
  )
}
