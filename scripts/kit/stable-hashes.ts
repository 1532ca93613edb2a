/** Names of built files without what changes by chance from build to build. */
import { createHash } from 'node:crypto'

/** Vite's names: `name-12345678.js`. A hash may contain hyphens. */
const HASHED = /([\w-]+)-[\w-]{8}\.(js|css|woff2)\b/g

const hashOf = (file: string) => createHash('sha256').update(file).digest('base64url').slice(0, 8)

/**
 * Replaces the hash of the content in each file name by one of the name. Hashes do not compress: a change of one file renames
 * those that import it, which alone changes the compressed size of each by up to twenty bytes.
 */
export const withStableHashes = (text: string): string =>
  text.replaceAll(
    HASHED,
    (_, name: string, extension: string) => `${name}-${hashOf(`${name}.${extension}`)}.${extension}`,
  )
