/** The download of a copy: how long it may take, and what the file is called. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { exportDownloadFlow } from '#src/features/data-export/export-download.flow.ts'

const session = { access_token: 'token-of-ana' }
vi.mock(import('#src/clients/supabase.ts'), () => ({
  openService: () =>
    Promise.resolve({
      client: { auth: { getSession: () => Promise.resolve({ data: { session }, error: null }) } },
      isGoogleEnabled: false,
    } as never),
}))

const saved = vi.hoisted((): { name: string; size: number }[] => [])
vi.mock(import('#src/clients/save-file.ts'), () => ({
  saveFile: ({ size }, name) => void saved.push({ name, size }),
}))

/** An evening in São Paulo, the next day in UTC. */
const EVENING = '2026-12-01T01:30:00.000Z'
const SECOND = 1_000
const PART = 1_000

beforeEach(() => {
  saved.length = 0
  vi.useFakeTimers()
  vi.stubEnv('TZ', 'America/Sao_Paulo')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Answers with `parts` parts, one every `pause` milliseconds; then it ends, or hangs. */
const answerSlowly = ({ parts, pause, hangs = false }: { parts: number; pause: number; hangs?: boolean }) =>
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    let sentParts = 0
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      pull: async (controller) => {
        if (sentParts === parts && hangs) return new Promise<void>(() => {})
        await new Promise((resolve) => setTimeout(resolve, pause))
        if (signal.aborted) return
        if (sentParts === parts) controller.close()
        else controller.enqueue(new Uint8Array(PART))
        sentParts += 1
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/zip' } }))
  })

const download = async (seconds: number) => {
  const actor = createActor(exportDownloadFlow, { input: { id: 'one', requestedAt: EVENING } }).start()
  actor.send({ type: 'file.download' })
  await vi.advanceTimersByTimeAsync(seconds * SECOND)
  const { value, context } = actor.getSnapshot()
  actor.stop()
  return [value, context.failure?.code ?? null]
}

// Proves DATA-30, API-03.
test('a download may take minutes on a slow network, and its file is named after the local day', async () => {
  answerSlowly({ parts: 20, pause: 9 * SECOND })
  expect([await download(200), saved]).toEqual([['saved', null], [{ name: 'prosa-2026-11-30.zip', size: 20 * PART }]])
})

// Proves API-03.
test('a download fails ten seconds after its last part', async () => {
  answerSlowly({ parts: 2, pause: SECOND, hangs: true })
  expect(await download(11)).toEqual(['downloading', null])
  expect([await download(13), saved]).toEqual([['offered', 'network.timeout'], []])
})
