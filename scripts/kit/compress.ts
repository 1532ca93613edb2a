/** Writes a .br and a .gz beside every text file, at maximum compression: the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])

/** Codes of short distances in a document (`NPOSTFIX`, `NDIRECT`): which of them is best differs by some 40 bytes. */
const DISTANCE_CODES = [
  [0, 0],
  [1, 0],
  [1, 4],
  [1, 7],
  [1, 9],
  [1, 15],
  [2, 0],
  [2, 11],
  [2, 15],
  [3, 4],
  [3, 6],
  [3, 12],
] as const
/** The home pages: each of their bytes counts (`size.ts`), and six times the work for every document takes a minute. */
const HOME = /^[a-z]{2}\.html$/

const optionsFor = (content: Uint8Array, [postfix, direct]: (typeof DISTANCE_CODES)[number] = DISTANCE_CODES[0]) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // Without it the encoder plans for a stream of unknown length, which costs a document 60 bytes.
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
  },
})

export const brotli = (content: Uint8Array) => brotliCompressSync(content, optionsFor(content))

const shortest = async (content: Uint8Array, codes: readonly (typeof DISTANCE_CODES)[number][]) => {
  const all = await Promise.all(codes.map((each) => promisify(brotliCompress)(content, optionsFor(content, each))))
  return all.reduce((best, each) => (each.length < best.length ? each : best))
}

const compress = async (path: string) => {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([
    shortest(content, HOME.test(basename(path)) ? DISTANCE_CODES : DISTANCE_CODES.slice(0, 1)),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** On all cores: the compression runs on threads of Node. */
export const compressAll = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))))
}
