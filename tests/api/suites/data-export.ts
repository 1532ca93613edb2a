import { readdirSync, readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { claimExport, ClaimLost, failExport, finishExport, setProgress } from '#server/features/data-export/claims.ts'
import { processExports } from '#server/features/data-export/job.ts'
import { readState } from '#server/features/operations/read-state.ts'
import { toCsv } from '#contracts/csv.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

type Request = { id: string; status: string; step: string; progress: number; download_url: string | null }

const requestExport = (member: Member, body: unknown = {}) => member.call('POST', '/api/user/export-data', body)
const list = async (member: Member) =>
  (await member.call('GET', '/api/user/export-status')).body['requests'] as Request[]
const download = async (member: Pick<Member, 'headers'>, path: string) =>
  area.request(path, { headers: member.headers })

/** One pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const filesOf = async (answer: Response) => {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Makes the sessions of a member an hour old, as most are. */
const age = (member: Member) => makeSessionsOld(area.db, member.id)

describe('an export', () => {
  // Proves DATA-11.
  it('has all data of the account, decrypted, and no internal data', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Compra pão; e "leite"')
    await member.receive('=HYPERLINK("x")', {
      summary: { text: '@soma', meeting: null, starts_at: null, place: null, topics: [] },
    })
    await member.call('POST', '/api/user/avatar', { imageData: PICTURE })
    await area.send('POST', '/api/contact', {
      name: 'Rita Moura',
      email: member.email,
      subject: 'support',
      message: 'Uma pergunta sobre o produto.',
      language: 'pt',
    })
    await area.send('POST', '/api/waitlist', { email: member.email, consent: 'accepted', language: 'pt' })
    const { status, body } = await requestExport(member)
    expect([status, (body['request'] as Request).status]).toEqual([202, 'pending'])
    const [request] = await list(member)
    expect(request).toMatchObject({ status: 'ready', step: 'done', progress: 100 })

    const answer = await download(member, request?.download_url ?? '')
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ])
    const files = await filesOf(answer)
    expect(Object.keys(files).toSorted()).toEqual([
      'LEIA-ME.txt',
      'activity.csv',
      'data.json',
      'payments.csv',
      'picture.webp',
      'transcriptions.csv',
    ])
    const data = JSON.parse(files['data.json'] ?? '') as Record<string, Record<string, unknown>>
    expect(Object.keys(data)).toEqual([
      'account',
      'google',
      'email_change',
      'sessions',
      'profile',
      'privacy',
      'privacy_changes',
      'transcribe',
      'messaging',
      'subscriptions',
      'payments',
      'checkouts',
      'payment_provider',
      'activity',
      'decisions',
      'accesses',
      'contact_messages',
      'waitlist',
      'mails',
      'exports',
      'received_messages',
      'transcriptions',
    ])
    expect([data['messaging']?.['phone_number'], data['contact_messages']?.length, data['waitlist']?.length]).toEqual([
      member.phone,
      1,
      1,
    ])
    expect(data['accesses']).toEqual([{ at: expect.any(String) as string, address: '198.51.100.7', port: null }])
    expect(files['picture.webp']).toMatch(/^RIFF.{4}WEBP/s)
    expect(files['transcriptions.csv']).toMatch(/^\uFEFF?recebida em;resumo;texto\r\n/)
    expect(files['payments.csv']).toContain(
      'data;recibo;plano;situação;forma de pagamento;valor;reembolsado;moeda;período de;período até',
    )
    expect(files['activity.csv']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Foto trocada\r$/m)
    expect(files['activity.csv']).not.toMatch(/[a-z]\.[a-z]+[A-Z]?/)
    expect(data['activity']).toContainEqual({ event: 'avatar.changed', at: expect.any(String) as string })
    expect(files['transcriptions.csv']).toContain('"Compra pão; e ""leite"""')
    expect(files['transcriptions.csv']).toContain(`'@soma;"'=HYPERLINK(""x"")"`)
    const keys = await area.db.query<{ id: string }>('select id from private.data_keys where user_uuid = $1', [
      member.id,
    ])
    const everything = JSON.stringify(files)
    for (const secret of [keys[0]?.id ?? '?', '$2b$', 'v1.']) expect(everything).not.toContain(secret)
    expect((await member.mails())[0]).toMatchObject({ kind: 'exportReady', language: 'pt' })
  })

  // Proves DATA-11.
  it('cannot be downloaded by others, nor after it has expired', async () => {
    const [member, other] = [await area.member(), await area.member()]
    await requestExport(member)
    const path = (await list(member))[0]?.download_url ?? ''
    expect([(await download(other, path)).status, (await area.request(path)).status]).toEqual([404, 401])
    await area.db.query('update public.data_export_requests set expires_at = now() where user_id = $1', [member.id])
    expect((await download(member, path)).status).toBe(404)
    expect((await list(member))[0]).toMatchObject({ status: 'expired', download_url: null })
  })

  // Proves API-08, DATA-06.
  it('can be requested once a day', async () => {
    const member = await area.member()
    await requestExport(member)
    const { status, body, headers } = await requestExport(member)
    expect([status, body['code'], Number(headers.get('Retry-After')) > 86_000]).toEqual([429, 'rate.limited', true])
  })

  // Proves DATA-06.
  it('cannot be requested while one is being made', async () => {
    const member = await area.member()
    await area.db.query('insert into public.data_export_requests (user_id) values ($1)', [member.id])
    const { status, body } = await requestExport(member)
    expect([status, body['code']]).toEqual([409, 'export.inProgress'])
  })

  // Proves ACCOUNT-42.
  it('needs the password unless the session is new', async () => {
    const member = await area.member()
    await age(member)
    const answers = [
      await requestExport(member),
      await requestExport(member, { password: 'errada-1' }),
      await requestExport(member, { password: member.password }),
    ]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [403, 'auth.proofNeeded'],
      [400, 'password.currentWrong'],
      [202, undefined],
    ])
  })

  it('is finished later if it was interrupted', async () => {
    const member = await area.member()
    await area.db.query(
      `insert into public.data_export_requests (user_id, status, step, progress)
       values ($1, 'processing', 'transcriptions', 40)`,
      [member.id],
    )
    await processExports(area.exportDeps)
    expect((await list(member))[0]).toMatchObject({ status: 'ready', progress: 100 })
  })

  // Proves DATA-29.
  it('is made for a deactivated account once it is active again', async () => {
    const member = await area.member()
    const setActive = (isActive: boolean) =>
      area.db.query('update public.users set is_active = $2 where id = $1', [member.id, isActive])
    const countStuck = async () => (await readState(area.db)).exports_stuck
    const countMails = async () => (await member.mails()).filter(({ kind }) => kind === 'exportReady').length
    const before = await countStuck()
    await area.db.query(
      `insert into public.data_export_requests (user_id, requested_at) values ($1, now() - interval '1 day')`,
      [member.id],
    )
    await setActive(false)
    await processExports(area.exportDeps)
    expect([await countStuck(), await countMails()]).toEqual([before, 0])
    await setActive(true)
    expect((await list(member))[0]).toMatchObject({ status: 'pending' })
    await processExports(area.exportDeps)
    expect([(await list(member))[0]?.status, await countMails()]).toEqual(['ready', 1])
  })

  it('is made once, by one of two processes', async () => {
    const member = await area.member()
    await area.db.query('insert into public.data_export_requests (user_id) values ($1)', [member.id])
    await Promise.all([processExports(area.exportDeps), processExports(area.exportDeps)])
    expect((await list(member))[0]).toMatchObject({ status: 'ready', progress: 100 })
    expect((await member.mails()).filter(({ kind }) => kind === 'exportReady')).toHaveLength(1)
  })

  it('is not taken over while its lease is renewed, and is once the lease has expired', async () => {
    const member = await area.member()
    const [row] = await area.db.query<{ id: string }>(
      'insert into public.data_export_requests (user_id) values ($1) returning id',
      [member.id],
    )
    const id = row?.id ?? ''
    const first = await claimExport(area.db, id)
    if (first === null) throw new Error('Nobody could take the export.')
    expect(await claimExport(area.db, id)).toBe(null)
    await processExports(area.exportDeps)
    expect((await list(member))[0]).toMatchObject({ status: 'processing' })

    await area.db.query('update public.data_export_requests set claimed_until = now() where id = $1', [id])
    await processExports(area.exportDeps)
    expect((await list(member))[0]).toMatchObject({ status: 'ready', progress: 100 })
    // The process that lost the lease cannot write any more.
    const lateWrites = [
      () => setProgress(area.db, first, 'transcriptions', 64),
      () => finishExport(area.db, first),
      () => failExport(area.db, first),
    ]
    for (const write of lateWrites) await expect(write()).rejects.toThrow(ClaimLost)
    const [ready] = await list(member)
    expect(ready).toMatchObject({ status: 'ready', step: 'done', progress: 100 })
    expect((await download(member, ready?.download_url ?? '')).status).toBe(200)
  })

  // Proves DATA-25.
  it('fails after it ended its process three times, blocks no other, and can be requested again', async () => {
    const [failed, next] = [await area.member(), await area.member()]
    const request = ({ id }: Member) =>
      area.db.query<{ id: string }>('insert into public.data_export_requests (user_id) values ($1) returning id', [id])
    const expire = (id: string) =>
      area.db.query('update public.data_export_requests set claimed_until = now() where id = $1', [id])
    const [row] = await request(failed)
    const id = row?.id ?? ''
    for (let process = 0; process < 3; process += 1) {
      expect(await claimExport(area.db, id)).not.toBeNull()
      await expire(id)
    }
    await request(next)
    await processExports(area.exportDeps)
    expect((await list(failed))[0]).toMatchObject({ status: 'failed', download_url: null })
    expect((await list(next))[0]).toMatchObject({ status: 'ready' })
    expect((await requestExport(failed)).status).toBe(202)
    expect((await list(failed))[0]).toMatchObject({ status: 'ready' })
  })

  // Proves DATA-61.
  it('is made again once its lease has expired if its database was lost meanwhile', async () => {
    const member = await area.member()
    await area.db.query('insert into public.data_export_requests (user_id) values ($1)', [member.id])
    let isLost = false
    const query = (sql: string, params?: readonly unknown[]) => {
      const isFirst = !isLost && sql.includes('insert into private.export_files')
      isLost ||= isFirst
      return isFirst
        ? Promise.reject(Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' }))
        : area.db.query(sql, params)
    }
    await processExports({ ...area.exportDeps, db: { ...area.db, query } as typeof area.db })
    expect((await list(member))[0]).toMatchObject({ status: 'processing' })
    await area.db.query('update public.data_export_requests set claimed_until = now() where user_id = $1', [member.id])
    await processExports(area.exportDeps)
    expect([isLost, (await list(member))[0]?.status]).toEqual([true, 'ready'])
  })

  // Proves DATA-31.
  it('is handed over when its server stops, which counts no attempt', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Oi')
    await area.db.query('insert into public.data_export_requests (user_id) values ($1)', [member.id])
    for (let deployment = 0; deployment < 4; deployment += 1) {
      // Stopped once it has begun.
      let checks = 0
      await processExports({ ...area.exportDeps, isStopping: () => (checks += 1) > 1 })
      expect((await list(member))[0]).toMatchObject({ status: 'pending', progress: 0 })
    }
    await processExports(area.exportDeps)
    expect((await list(member))[0]).toMatchObject({ status: 'ready', progress: 100 })
  })

  it('succeeds after it ended its process twice', async () => {
    const member = await area.member()
    await area.db.query('insert into public.data_export_requests (user_id) values ($1)', [member.id])
    for (let process = 0; process < 2; process += 1) {
      await claimExport(area.db)
      await area.db.query('update public.data_export_requests set claimed_until = now() where user_id = $1', [
        member.id,
      ])
    }
    await processExports(area.exportDeps)
    expect((await list(member))[0]).toMatchObject({ status: 'ready', progress: 100 })
  })

  it('has every transcription once, in order, however many parts they are read in', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Oi')
    await area.db.query('update public.transcriptions set created_at = $2 where user_uuid = $1', [
      member.id,
      '2026-01-01T00:00:00Z',
    ])
    await area.db.query(
      `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id, created_at)
       select user_uuid, encrypted_content, encryption_key_id, created_at + (n / 3) * interval '1 microsecond'
       from public.transcriptions, generate_series(1, 450) n where user_uuid = $1`,
      [member.id],
    )
    await requestExport(member)
    const files = await filesOf(await download(member, (await list(member))[0]?.download_url ?? ''))
    const { transcriptions } = JSON.parse(files['data.json'] ?? '{}') as { transcriptions: { text: string }[] }
    expect([transcriptions.length, new Set(transcriptions.map(({ text }) => text))]).toEqual([451, new Set(['Oi'])])
  })

  it('is zipped in a worker thread: the main thread of the server does not load the zip library', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const importing = (what: RegExp) => files.filter((file) => what.test(readFileSync(`server/${file}`, 'utf8')))
    expect(importing(/from 'fflate'/)).toEqual(['features/data-export/archive.ts'])
    expect(importing(/\/archive\.ts'/)).toEqual(['features/data-export/pack-worker.ts'])
    expect(importing(/(import|from)[ (]'[^']*\/pack-worker\.ts'/)).toEqual([])
  })

  it('is marked as failed if it cannot be made, and can be requested again', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Oi')
    await area.db.query(`update private.data_keys set master_key_id = 'lost' where user_uuid = $1`, [member.id])
    await requestExport(member)
    expect((await list(member))[0]).toMatchObject({ status: 'failed', download_url: null })
    await area.db.query('delete from private.data_keys where user_uuid = $1', [member.id])
    expect((await requestExport(member)).status).toBe(202)
  })
})

describe('CSV text', () => {
  // Proves DATA-12.
  it('quotes where needed, and escapes formulas', () => {
    const rows = [
      { a: '=1+1', b: 'x,y' },
      { a: '\tTab', b: null },
      { a: '-5', b: 12 },
    ]
    expect(toCsv('en', ['a', 'b'], rows)).toBe(`\uFEFFa,b\r\n'=1+1,"x,y"\r\n"'\tTab",\r\n'-5,12\r\n`)
  })
})
