import { expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { call } from '#src/clients/call.ts'
import { defineDecrypt } from '#src/features/transcription/effects/decrypt.ts'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

// Proves SCRIBE-03.
it('decrypted values have the names of their encrypted ones', async () => {
  vi.mocked(call).mockResolvedValueOnce({ transcription: 'Vamos?', summary: null } as never)
  const item = { id: 'one', content: 'v1.sealed', summary: 'v1.summary', keyId: 'key-ana' }
  const actor = createActor(defineDecrypt(), { input: { item } }).start()
  expect(await toPromise(actor)).toEqual({ decrypted_content: 'Vamos?', decrypted_summary: null })
  const body = { encrypted_content: 'v1.sealed', encrypted_summary: 'v1.summary', encryption_key_id: 'key-ana' }
  expect(vi.mocked(call).mock.calls).toEqual([
    ['decryptTranscription', expect.anything(), { body, signal: expect.any(AbortSignal) as AbortSignal }],
  ])
})
