/**
 * Sample transcriptions of the demonstration's member, stored by the same code as real ones, and the payment of the month of
 * the plan. Not created again once they were deleted.
 */
import type { Summary } from '#contracts/api/transcriptions.ts'
import type { Vault } from './crypto/vault.ts'
import type { Database, Queries } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import { prepareDatabase } from './embedded/prepare-schema.ts'
import { openSeeds, SEEDED } from './embedded/seed.ts'
import { nextReceiptNumber } from './features/billing/receipts.ts'
import { storeTranscription } from './features/transcribe/ingest.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Offsets of a passage in a text. */
const spansOf = (content: string, passage: string) => {
  const start = content.indexOf(passage)
  return [{ start, end: start + passage.length }]
}

const MEETING =
  'Oi, Ana, tudo bem? Conseguimos a sala para a reunião do lançamento na quinta, às três da tarde, no escritório da Vila Madalena. Traz a lista dos convidados e a proposta de orçamento, por favor? Qualquer coisa me avisa até quarta.'
const MEETING_SET =
  'Conseguimos a sala para a reunião do lançamento na quinta, às três da tarde, no escritório da Vila Madalena.'
const PARCEL = 'Ana, chegou a encomenda aqui na portaria, duas caixas. Pode passar para buscar até as dez da noite.'
const VISIT =
  'Bom dia, aqui é da clínica. A consulta da sua mãe ficou para o dia nove, às oito e meia, com a doutora Lúcia. Ela precisa estar em jejum e levar os exames do ano passado.'
const VISIT_SET = 'A consulta da sua mãe ficou para o dia nove, às oito e meia, com a doutora Lúcia.'

/** An hour of São Paulo, `days` after the day of `from` there. */
const hourOf = (from: Date, days: number, hour: string) => {
  const day = new Date(from.getTime() - 3 * HOUR + days * DAY)
  return `${day.toISOString().slice(0, 10)}T${hour}:00-03:00`
}

/** The next Thursday that leaves a Wednesday to answer by. */
const nextThursday = (from: Date, hour: string) => {
  const weekday = new Date(from.getTime() - 3 * HOUR).getUTCDay()
  return hourOf(from, 2 + ((9 - weekday) % 7), hour)
}

const nextNinth = (from: Date, hour: string) => {
  const days = Array.from({ length: 31 }, (_, index) => index + 1)
  const ahead = days.find((count) => hourOf(from, count, hour).slice(8, 10) === '09') ?? 0
  return hourOf(from, ahead, hour)
}

const NOTHING_FOUND = { meeting: null, starts_at: null, place: null, topics: [] } satisfies Partial<Summary>

interface Message {
  message_id: string
  received_at: string
  content: string
  summary: Summary | null
}

const meeting = (received: Date): Summary => ({
  text: 'Reunião do lançamento na quinta às 15h, na Vila Madalena. Levar a lista de convidados e a proposta de orçamento.',
  meeting: 'Reunião do lançamento',
  starts_at: nextThursday(received, '15:00'),
  place: 'Escritório da Vila Madalena',
  topics: ['Lista de convidados', 'Proposta de orçamento', 'Avisar até quarta'],
  sources: {
    meeting: spansOf(MEETING, MEETING_SET),
    starts_at: spansOf(MEETING, MEETING_SET),
    place: spansOf(MEETING, MEETING_SET),
    topics: spansOf(
      MEETING,
      'Traz a lista dos convidados e a proposta de orçamento, por favor? Qualquer coisa me avisa até quarta.',
    ),
  },
})

const parcel = (): Summary => ({
  ...NOTHING_FOUND,
  text: 'Duas caixas na portaria; retirar até as 22h.',
  topics: ['Encomenda'],
  sources: { topics: spansOf(PARCEL, 'Ana, chegou a encomenda aqui na portaria, duas caixas.') },
})

const visit = (received: Date): Summary => ({
  text: 'Consulta da mãe no dia 9 às 8h30 com a dra. Lúcia. Jejum, e levar os exames do ano passado.',
  meeting: 'Consulta com a dra. Lúcia',
  starts_at: nextNinth(received, '08:30'),
  place: 'Clínica',
  topics: ['Jejum', 'Exames do ano passado'],
  sources: {
    meeting: spansOf(VISIT, VISIT_SET),
    starts_at: spansOf(VISIT, VISIT_SET),
    place: spansOf(VISIT, 'Bom dia, aqui é da clínica.'),
    topics: spansOf(VISIT, 'Ela precisa estar em jejum e levar os exames do ano passado.'),
  },
})

/** Newest first; each more than a day older than the previous one. Appointments follow the day of their message. */
export const demonstrationMessages = (now: Date): Message[] =>
  [
    { content: MEETING, summarize: meeting },
    { content: PARCEL, summarize: parcel },
    { content: 'Tá bom, combinado. Beijo!', summarize: () => null },
    { content: VISIT, summarize: visit },
  ].map(({ content, summarize }, index) => {
    const received = new Date(now.getTime() - index * (DAY + 3 * HOUR) - HOUR)
    return {
      message_id: `demonstration-${index + 1}`,
      received_at: received.toISOString(),
      content,
      summary: summarize(received),
    }
  })

const wasAdded = async (db: Database) => {
  const rows = await db.query('select 1 from public.users where id = $1 and last_message_at is not null', [
    SEEDED.member.id,
  ])
  return rows.length > 0
}

/** By Pix: the plan shows until when it is paid, and not when it renews. */
const addPayment = async (queries: Queries) => {
  await queries.query(
    `insert into public.payments (user_uuid, plan_code, status, method, amount_cents, currency, receipt_number, issued_at,
       period_start, period_end)
     select s.user_uuid, p.code, 'paid', 'pix', p.price_cents, p.currency, $2, now(), now(), s.current_period_end
     from public.subscriptions s join public.plans p on p.id = s.plan_id where s.user_uuid = $1`,
    [SEEDED.member.id, await nextReceiptNumber(queries)],
  )
}

export const addDemonstration = async (db: Database, vault: Vault) => {
  if (await wasAdded(db)) return
  await db.transaction(async (queries) => {
    await queries.query(
      'insert into private.messaging_links (phone_number, user_uuid) values ($1, $2) on conflict do nothing',
      [SEEDED.member.phone, SEEDED.member.id],
    )
    for (const message of demonstrationMessages(new Date()))
      await storeTranscription(queries, vault, SEEDED.member.id, message)
    await addPayment(queries)
  })
}

/** For an auth and a table service on this machine: what the services in process do when they are opened. */
export const prepareServices = async (databaseUrl: string, report: (step: string) => void) => {
  await prepareDatabase({ databaseUrl, hasOwnAuth: true, report: (step) => report(`  ${step}`) })
  const { db } = openPostgres(databaseUrl)
  try {
    await openSeeds(db)
  } finally {
    await db.close()
  }
}
