/**
 * The keys that wrap each person's own key. The first is in use; further ones only open what they once wrapped, until
 * the next start has wrapped it anew. Whoever loses them loses every transcription.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openKeyFile } from '#server/base/key-file.ts'
import { importKey, type Key, KEY_BYTES } from './envelope.ts'

export type MasterKeys = { current: string; keys: ReadonlyMap<string, Key> }

/** `id:key` with the key's 32 bytes in base64url. */
export const MASTER_KEY_PATTERN = /^([\w-]{1,40}):([\w-]{43})$/

const schema = z.object({ masterKeys: z.array(z.string().check(z.regex(MASTER_KEY_PATTERN))).check(z.minLength(1)) })

export const newMasterKey = () => `${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64url')}`

const parse = async (entry: string): Promise<readonly [string, Key]> => {
  const [, id = '', key = ''] = MASTER_KEY_PATTERN.exec(entry) ?? []
  return [id, await importKey(new Uint8Array(Buffer.from(key, 'base64url')))]
}

/** Those of the environment, or those of `master-keys.json` beside the data, made at the first start. */
export const openMasterKeys = async (
  dataDir: string,
  given: readonly string[] | null,
  {
    isNeeded = false,
  }: { /** Something is sealed already: keys that are missing are not made anew. */ isNeeded?: boolean } = {},
): Promise<MasterKeys> => {
  const entries =
    given ??
    openKeyFile(join(dataDir, 'master-keys.json'), {
      schema,
      generate: () => ({ masterKeys: [newMasterKey()] }),
      loss: 'without it no transcription can be read again.',
      isNeeded,
    }).masterKeys
  const keys = await Promise.all(entries.map(parse))
  const [current] = keys
  if (current === undefined) throw new Error('There is no master key.')
  return { current: current[0], keys: new Map(keys) }
}
