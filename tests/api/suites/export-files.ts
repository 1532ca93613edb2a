/** The files of exports: made, stored and downloaded in parts. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { claimExport, ClaimLost, finishExport } from '#server/features/data-export/claims.ts'
import { openFile } from '#server/features/data-export/files.ts'
import { processExports } from '#server/features/data-export/job.ts'
import { createRequestListener } from '#server/http/request-listener.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

/** A claimed export of a new member, and the key of its file. */
const claimedExport = async () => {
  const member = await area.member()
  const [request] = await area.db.query<{ id: string }>(
    'insert into public.data_export_requests (user_id) values ($1) returning id',
    [member.id],
  )
  const job = await claimExport(area.db, request?.id)
  if (job === null) throw new Error('There is nothing to make')
  const key = await area.exportDeps.vault.keyFor(area.db, member.id)
  const path = `/api/user/export-status/${job.id}/file`
  return { member, job, key, path, read: () => area.request(path, { headers: member.headers }) }
}

/** Over a connection, where the parts are read after the answer has begun. */
const downloadOverHttp = async (
  handle: Parameters<typeof createRequestListener>[0],
  { path = '/', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => {
  const server = createServer(createRequestListener(handle))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return Buffer.from(await answer.arrayBuffer())
  } finally {
    server.close()
  }
}

describe('the file of an export', () => {
  it('is stored in small parts, so that no statement blocks the database, also after an interrupted attempt', async () => {
    const { job, key, read } = await claimedExport()
    const bytes = randomBytes(250_000)
    const interrupted = await openFile(area.db, key, job)
    await interrupted.write([bytes, bytes])
    const file = await openFile(area.db, key, job)
    for (let at = 0; at < bytes.length; at += 50_000) await file.write([bytes.subarray(at, at + 50_000)])
    await file.end()
    expect((await read()).status).toBe(404)
    await finishExport(area.db, job)
    expect((await downloadOverHttp(read)).equals(bytes)).toBe(true)
    const [parts] = await area.db.query<{ longest: number; all: number }>(
      'select max(length(sealed)) as longest, count(*)::int as "all" from private.export_files where request_id = $1',
      [job.id],
    )
    expect(parts).toEqual({ longest: 131_114, all: 3 })
    await expect(file.write([bytes])).rejects.toThrow(ClaimLost)
    expect(Buffer.from(await (await read()).arrayBuffer()).equals(bytes)).toBe(true)
  })

  // Proves DATA-59.
  it('is stored while its transcriptions are read, and never as a whole', async () => {
    const { member, job, read } = await claimedExport()
    await area.db.query('update public.data_export_requests set claimed_until = now() where id = $1', [job.id])
    await area.db.query(
      `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id)
       select $1, (select string_agg(md5(random()::text || n || i), '') from generate_series(1, 60) i), ''
       from generate_series(1, 450) n`,
      [member.id],
    )
    const partsNow = () => area.db.query('select 1 from private.export_files where request_id = $1', [job.id])
    // Stopped at the last of three batches.
    let checks = 0
    await processExports({ ...area.exportDeps, isStopping: () => (checks += 1) > 3 })
    expect((await partsNow()).length).toBeGreaterThan(1)
    await processExports(area.exportDeps)
    const zip = unzipSync(new Uint8Array(await (await read()).arrayBuffer()))
    const { transcriptions } = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())) as {
      transcriptions: { text: string }[]
    }
    expect([transcriptions.length, new Set(transcriptions.map(({ text }) => text.length))]).toEqual([
      450,
      new Set([1920]),
    ])
  })

  // Proves DATA-59.
  it('of the previous release, sealed as a whole, can be downloaded', async () => {
    const { job, key, read } = await claimedExport()
    const bytes = randomBytes(200_000)
    const sealed = await key.seal('export', bytes.toString('base64'))
    for (let part = 0; part * 131_072 < sealed.length; part += 1) {
      await area.db.query('insert into private.export_files (request_id, part, sealed) values ($1, $2, $3)', [
        job.id,
        part,
        sealed.slice(part * 131_072, (part + 1) * 131_072),
      ])
    }
    await finishExport(area.db, job)
    expect(Buffer.from(await (await read()).arrayBuffer()).equals(bytes)).toBe(true)
  })

  // Proves DATA-59.
  it('whose parts are exchanged or incomplete fails to download', async () => {
    const { job, key, read } = await claimedExport()
    const file = await openFile(area.db, key, job)
    await file.write([randomBytes(250_000)])
    await file.end()
    await finishExport(area.db, job)
    const change = (sql: string) => area.db.query(sql, [job.id])
    await change(`update private.export_files f set sealed = (select sealed from private.export_files o
      where o.request_id = f.request_id and o.part = 1) where f.request_id = $1 and f.part = 2`)
    await expect((await read()).arrayBuffer()).rejects.toThrow('missing')
    await change('delete from private.export_files where request_id = $1 and part = 1')
    await expect((await read()).arrayBuffer()).rejects.toThrow('missing')
  })

  // Proves OPS-107.
  it('that fails while it is downloaded ends the connection, with a line in the log and nothing else', async () => {
    const { member, job, key, path } = await claimedExport()
    const file = await openFile(area.db, key, job)
    await file.write([randomBytes(250_000)])
    await file.end()
    await finishExport(area.db, job)
    await area.db.query('delete from private.export_files where request_id = $1 and part = 2', [job.id])
    // As many as before: the last part is missing while it is read.
    await area.db.query(`insert into private.export_files (request_id, part, sealed) values ($1, 3, '')`, [job.id])
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')]
    area.lines.length = 0
    await expect(downloadOverHttp(area.app.fetch, { path, headers: member.headers })).rejects.toThrow('terminated')
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(area.lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['request', 'request failed'])
    vi.restoreAllMocks()
  })
})
