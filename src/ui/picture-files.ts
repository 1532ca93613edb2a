/** The screenshots of the product; `npm run pictures` writes them to `public/assets/pictures`. */
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { PICTURES_VERSION } from './pictures-version.ts'

export const PICTURES = ['chat', 'list', 'opened'] as const
export type PictureName = (typeof PICTURES)[number]

/** Size of the screenshots in CSS pixels. */
export const PICTURE_SIZE = { width: 360, height: 640 } as const
/** Widths of the files in pixels, for a device pixel ratio of one and of two. */
export const PICTURE_WIDTHS = [360, 720] as const
export const PICTURE_SCHEMES = ['light', 'dark'] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export type PictureKind = { name: PictureName; language: Language; scheme: (typeof PICTURE_SCHEMES)[number] }

export const pictureFile = ({ name, language, scheme }: PictureKind, width: number, format: PictureFormat) =>
  `${name}-${language}-${scheme}-${String(width)}.${format}`

/** Names of all files. */
export const pictureFiles = () =>
  PICTURES.flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      PICTURE_SCHEMES.flatMap((scheme) =>
        PICTURE_FORMATS.flatMap((format) =>
          PICTURE_WIDTHS.map((width) => pictureFile({ name, language, scheme }, width, format)),
        ),
      ),
    ),
  )

/** The URL has a version, as the files are cached for a year. */
const urlOf = (kind: PictureKind, width: number, format: PictureFormat) =>
  `/assets/pictures/${pictureFile(kind, width, format)}?v=${PICTURES_VERSION}`

/** The value of a `srcset` attribute. */
export const pictureSources = (kind: PictureKind, format: PictureFormat) =>
  PICTURE_WIDTHS.map((width) => `${urlOf(kind, width, format)} ${String(width)}w`).join(', ')

export const pictureUrl = (kind: PictureKind) => urlOf(kind, PICTURE_WIDTHS[0], 'webp')
