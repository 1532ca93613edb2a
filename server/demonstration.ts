/**
 * Sample transcriptions of the demonstration's member, stored by the same code as real ones. Not created again once
 * they were deleted.
 */
import type { Summary } from '#contracts/api/transcriptions.ts'
import type { Vault } from './crypto/vault.ts'
import type { Database } from './embedded/database.ts'
import { SEEDED } from './embedded/seed.ts'
import { storeTranscription } from './features/transcribe/ingest.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Offsets of a passage in a text. */
const at = (content: string, passage: string) => {
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

const NOTHING_FOUND = { meeting: null, starts_at: null, place: null, topics: [] } satisfies Partial<Summary>

/** Newest first; each more than a day older than the previous one. */
export const MESSAGES: readonly { content: string; summary: Summary | null }[] = [
  {
    content: MEETING,
    summary: {
      text: 'Reunião do lançamento na quinta às 15h, na Vila Madalena. Levar a lista de convidados e a proposta de orçamento.',
      meeting: 'Reunião do lançamento',
      starts_at: '2026-11-26T15:00:00-03:00',
      place: 'Escritório da Vila Madalena',
      topics: ['Lista de convidados', 'Proposta de orçamento', 'Avisar até quarta'],
      sources: {
        meeting: at(MEETING, MEETING_SET),
        starts_at: at(MEETING, MEETING_SET),
        place: at(MEETING, MEETING_SET),
        topics: at(
          MEETING,
          'Traz a lista dos convidados e a proposta de orçamento, por favor? Qualquer coisa me avisa até quarta.',
        ),
      },
    },
  },
  {
    content: PARCEL,
    summary: {
      ...NOTHING_FOUND,
      text: 'Duas caixas na portaria; retirar até as 22h.',
      topics: ['Encomenda'],
      sources: { topics: at(PARCEL, 'Ana, chegou a encomenda aqui na portaria, duas caixas.') },
    },
  },
  { content: 'Tá bom, combinado. Beijo!', summary: null },
  {
    content: VISIT,
    summary: {
      text: 'Consulta da mãe no dia 9 às 8h30 com a dra. Lúcia. Jejum, e levar os exames do ano passado.',
      meeting: 'Consulta com a dra. Lúcia',
      starts_at: '2026-12-09T08:30:00-03:00',
      place: 'Clínica',
      topics: ['Jejum', 'Exames do ano passado'],
      sources: {
        meeting: at(VISIT, VISIT_SET),
        starts_at: at(VISIT, VISIT_SET),
        place: at(VISIT, 'Bom dia, aqui é da clínica.'),
        topics: at(VISIT, 'Ela precisa estar em jejum e levar os exames do ano passado.'),
      },
    },
  },
]

const wasAdded = async (db: Database) => {
  const rows = await db.query('select 1 from private.ingested_messages where user_uuid = $1 limit 1', [
    SEEDED.member.id,
  ])
  return rows.length > 0
}

export const addDemonstration = async (db: Database, vault: Vault) => {
  if (await wasAdded(db)) return
  await db.transaction(async (queries) => {
    await queries.query(
      'insert into private.messaging_links (phone_number, user_uuid) values ($1, $2) on conflict do nothing',
      [SEEDED.member.phone, SEEDED.member.id],
    )
    for (const [index, message] of MESSAGES.entries()) {
      await storeTranscription(queries, vault, SEEDED.member.id, {
        ...message,
        message_id: `demonstration-${index + 1}`,
        received_at: new Date(Date.now() - index * (DAY + 3 * HOUR) - HOUR).toISOString(),
      })
    }
  })
}
