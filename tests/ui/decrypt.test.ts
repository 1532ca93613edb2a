// Proves SCRIBE-03.
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { defineDecrypt } from '#src/features/transcription/effects/transcription.ts'

it('what was decrypted is called as what it was decrypted from', async () => {
  const asked: unknown[] = []
  const decryptTranscription = (body: unknown) => {
    asked.push(body)
    return Promise.resolve({ transcription: 'Vamos?', summary: null })
  }
  const item = { id: 'one', content: 'v1.sealed', summary: 'v1.summary', keyId: 'key-ana' }
  const actor = createActor(defineDecrypt({ decryptTranscription }), { input: { item } }).start()
  expect(await toPromise(actor)).toEqual({ decrypted_content: 'Vamos?', decrypted_summary: null })
  expect(asked).toEqual([
    { encrypted_content: 'v1.sealed', encrypted_summary: 'v1.summary', encryption_key_id: 'key-ana' },
  ])
})
