/**
 * Master keys, which wrap each person's data key. The first wraps; the others only unwrap, until the next start has
 * rewrapped every data key. Without them no transcription can be decrypted.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openKeyFile } from '#server/base/key-file.ts'
import { importKey, type Key, KEY_BYTES } from './envelope.ts'

export type MasterKeys = { current: string; keys: ReadonlyMap<string, Key> }

/** `id:key`, the key's 32 bytes in base64url. */
export const MASTER_KEY_PATTERN = /^([\w-]{1,40}):([\w-]{43})$/

const schema = z.object({ masterKeys: z.array(z.string().check(z.regex(MASTER_KEY_PATTERN))).check(z.minLength(1)) })

export const newMasterKey = () => `${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64url')}`

const parse = async (entry: string): Promise<readonly [string, Key]> => {
  const [, id = '', key = ''] = MASTER_KEY_PATTERN.exec(entry) ?? []
  return [id, await importKey(new Uint8Array(Buffer.from(key, 'base64url')))]
}

/** The keys of the environment, or those of `master-keys.json` beside the data, created at the first start. */
export const openMasterKeys = async (
  dataDir: string,
  configured: readonly string[] | null,
  {
    isNeeded = false,
  }: { /** Encrypted data exists: missing keys are an error and not created anew. */ isNeeded?: boolean } = {},
): Promise<MasterKeys> => {
  const entries =
    configured ??
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
