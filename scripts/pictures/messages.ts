/** Invented transcriptions for the screenshots, in each language, newest first. */
import type { IngestRequest } from '../../contracts/api/ingest.ts'
import type { Language } from '../../contracts/languages.ts'
import { type SourcedField, SOURCED_FIELDS } from '../../contracts/api/transcriptions.ts'
import { clipPassagesOf } from '../../src/features/transcribe-demo/clip.ts'

type SampleSummary = { text: string; meeting?: string; place?: string; topics?: string[] }

/** The demo's voice message, as its summary. */
const MEETING: Record<Language, SampleSummary & { meeting: string; place: string; topics: string[] }> = {
  pt: {
    text: 'A reunião do orçamento ficou para quinta às 15h. Levar a lista de fornecedores e de convidados.',
    meeting: 'Reunião do orçamento',
    place: 'Café na rua Augusta',
    topics: ['Fornecedores', 'Convidados'],
  },
  en: {
    text: 'The budget meeting is now on Thursday at 3pm. Bring the supplier and guest lists.',
    meeting: 'Budget meeting',
    place: 'Café on Augusta Street',
    topics: ['Suppliers', 'Guests'],
  },
  es: {
    text: 'La reunión del presupuesto quedó para el jueves a las 15 h. Llevar la lista de proveedores e invitados.',
    meeting: 'Reunión del presupuesto',
    place: 'Café de la calle Augusta',
    topics: ['Proveedores', 'Invitados'],
  },
  fr: {
    text: 'La réunion du budget a lieu jeudi à 15 h. Apporter la liste des fournisseurs et des invités.',
    meeting: 'Réunion du budget',
    place: 'Café de la rue Augusta',
    topics: ['Fournisseurs', 'Invités'],
  },
}

/** The other messages, with or without a summary. */
const OTHERS: Record<Language, readonly { content: string; summary: SampleSummary | null }[]> = {
  pt: [
    {
      content: 'Chegou a encomenda na portaria, duas caixas. Pode buscar até as dez da noite.',
      summary: { text: 'Duas caixas na portaria; buscar até as 22h.', topics: ['Encomenda'] },
    },
    { content: 'Tá bom, combinado. Beijo!', summary: null },
    {
      content: 'A consulta da sua mãe ficou para segunda, às oito e meia. Ela precisa estar em jejum.',
      summary: { text: 'Consulta da mãe na segunda às 8h30, em jejum.', meeting: 'Consulta', topics: ['Jejum'] },
    },
    {
      content: 'As fotos da viagem estão na pasta. Escolhe as suas até domingo?',
      summary: { text: 'Escolher as fotos da viagem até domingo.', topics: ['Fotos'] },
    },
  ],
  en: [
    {
      content: 'Your parcel is at the front desk, two boxes. You can pick it up until ten tonight.',
      summary: { text: 'Two boxes at the front desk; pick up by 10pm.', topics: ['Parcel'] },
    },
    { content: 'All right, see you there. Bye!', summary: null },
    {
      content: 'Your mother’s appointment is on Monday at half past eight. She must not eat before.',
      summary: {
        text: 'Mother’s appointment on Monday at 8:30, fasting.',
        meeting: 'Appointment',
        topics: ['Fasting'],
      },
    },
    {
      content: 'The holiday photos are in the folder. Can you choose yours by Sunday?',
      summary: { text: 'Choose the holiday photos by Sunday.', topics: ['Photos'] },
    },
  ],
  es: [
    {
      content: 'Llegó tu paquete a la recepción, dos cajas. Puedes pasar hasta las diez de la noche.',
      summary: { text: 'Dos cajas en recepción; recoger antes de las 22 h.', topics: ['Paquete'] },
    },
    { content: 'Listo, quedamos así. ¡Besos!', summary: null },
    {
      content: 'La cita de tu madre quedó para el lunes a las ocho y media. Tiene que ir en ayunas.',
      summary: { text: 'Cita de la madre el lunes a las 8:30, en ayunas.', meeting: 'Cita', topics: ['Ayunas'] },
    },
    {
      content: 'Las fotos del viaje están en la carpeta. ¿Eliges las tuyas antes del domingo?',
      summary: { text: 'Elegir las fotos del viaje antes del domingo.', topics: ['Fotos'] },
    },
  ],
  fr: [
    {
      content: 'Ton colis est à l’accueil, deux cartons. Tu peux passer jusqu’à vingt-deux heures.',
      summary: { text: 'Deux cartons à l’accueil, à prendre avant 22 h.', topics: ['Colis'] },
    },
    { content: 'D’accord, on fait comme ça. Bises !', summary: null },
    {
      content: 'Le rendez-vous de ta mère est lundi à huit heures et demie. Elle doit être à jeun.',
      summary: { text: 'Rendez-vous de la mère lundi à 8 h 30, à jeun.', meeting: 'Rendez-vous', topics: ['À jeun'] },
    },
    {
      content: 'Les photos du voyage sont dans le dossier. Tu choisis les tiennes avant dimanche ?',
      summary: { text: 'Choisir les photos du voyage avant dimanche.', topics: ['Photos'] },
    },
  ],
}

/** Times of receipt, on the day of the screenshots' fixed clock and before. */
const RECEIVED = ['2026-03-04T11:42-03:00', '2026-03-04T09:15-03:00', '2026-03-03T20:31-03:00'] as const
const EARLIER = ['2026-03-03T08:05-03:00', '2026-03-02T18:20-03:00'] as const
const MEETING_AT = '2026-03-05T15:00:00-03:00'

/** The text of the demo's clip, with the source sentence of each field. */
const meetingIn = (language: Language) => {
  let content = ''
  const spans = clipPassagesOf(language).map(({ words }) => {
    const start = content === '' ? 0 : content.length + 1
    content += (content === '' ? '' : ' ') + words.join(' ')
    return [{ start, end: content.length }]
  })
  const sources = Object.fromEntries(SOURCED_FIELDS.map((field, index) => [field, spans[index]])) as Partial<
    Record<SourcedField, { start: number; end: number }[]>
  >
  return { content, summary: { ...MEETING[language], starts_at: MEETING_AT, sources } }
}

const summaryOf = (summary: SampleSummary) => ({ meeting: null, starts_at: null, place: null, topics: [], ...summary })

export const messagesFor = (language: Language, phone: string): IngestRequest[] =>
  [meetingIn(language), ...OTHERS[language]].map(({ content, summary }, index) => ({
    phone_number: phone,
    message_id: `picture-${language}-${index + 1}`,
    received_at: `${[...RECEIVED, ...EARLIER][index]?.replace(/(?=-03:00$)/, ':00')}`,
    content,
    summary: summary === null ? null : summaryOf(summary),
  }))
