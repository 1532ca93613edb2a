import { useLanguage } from '#src/page-context/place.ts'
import {
  PICTURE_FORMATS,
  PICTURE_SCHEMES,
  PICTURE_SIZE,
  type PictureName,
  pictureUrl,
  pictureSources,
} from './picture-files.ts'
import styles from './product-picture.module.css'
import { useHasScrolled } from './use-has-scrolled.ts'

/** Width in CSS pixels, the same as in the style sheet. */
const SHOWN_WIDTH = '280px'

/**
 * A screenshot of the product in a phone frame. There is one image for each theme, and CSS shows the right one, as a
 * `<picture>` media query does not see a chosen theme. Hidden lazy images are not fetched. Until the page is
 * scrolled, those outside the viewport are not rendered either.
 */
export const ProductPicture = ({ name, alt }: { name: PictureName; alt: string }) => {
  const language = useLanguage()
  const hasScrolled = useHasScrolled()
  return (
    <div className={styles['phone']} data-near={hasScrolled ? '' : undefined}>
      {PICTURE_SCHEMES.map((scheme) => {
        const kind = { name, language, scheme }
        const [best, other] = PICTURE_FORMATS
        return (
          <picture key={scheme} className={styles[scheme]}>
            <source type={`image/${best}`} srcSet={pictureSources(kind, best)} sizes={SHOWN_WIDTH} />
            <img
              loading="lazy"
              decoding="async"
              alt={alt}
              {...PICTURE_SIZE}
              sizes={SHOWN_WIDTH}
              srcSet={pictureSources(kind, other)}
              src={pictureUrl(kind)}
            />
          </picture>
        )
      })}
    </div>
  )
}
