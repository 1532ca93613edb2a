/** Writes a .br and a .gz beside every text file, at maximum compression: the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])

const optionsFor = (content: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // Without it the encoder plans for a stream of unknown length, which costs a document 60 bytes.
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
})

export const brotli = (content: Uint8Array) => brotliCompressSync(content, optionsFor(content))

const compress = async (path: string) => {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, optionsFor(content)),
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
