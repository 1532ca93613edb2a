/** A sample audio and its reply in each language. Data, not catalogue texts: the reply's language is a setting. */
import type { Language } from '#contracts/languages.ts'

type SampleReply = {
  text: string
  short: string
  full: string
  /** Names of the parts, as the reply writes them. */
  summary: string
  details: readonly string[]
}

export const SAMPLE_REPLIES: Record<Language, SampleReply> = {
  pt: {
    text: 'Oi! A reunião do orçamento ficou para quinta, às três, no café da rua Augusta. Leva a planilha e a lista de convidados?',
    short: 'Reunião na quinta, 15h.',
    full: 'A reunião do orçamento é na quinta, às 15h, no café da rua Augusta. Levar a planilha e a lista de convidados.',
    summary: 'Resumo',
    details: ['Compromisso: reunião do orçamento', 'Quando: quinta, 15h', 'Onde: café da rua Augusta'],
  },
  en: {
    text: 'Hi! The budget meeting is now on Thursday at three, at the café on Augusta Street. Can you bring the spreadsheet and the guest list?',
    short: 'Meeting on Thursday, 3pm.',
    full: 'The budget meeting is on Thursday at 3pm at the café on Augusta Street. Bring the spreadsheet and the guest list.',
    summary: 'Summary',
    details: ['Appointment: budget meeting', 'When: Thursday, 3pm', 'Where: café on Augusta Street'],
  },
  es: {
    text: '¡Hola! La reunión del presupuesto quedó para el jueves a las tres, en el café de la calle Augusta. ¿Traes la hoja de proveedores y la lista de invitados?',
    short: 'Reunión el jueves, 15 h.',
    full: 'La reunión del presupuesto es el jueves a las 15 h en el café de la calle Augusta. Llevar la hoja de proveedores y la lista de invitados.',
    summary: 'Resumen',
    details: ['Cita: reunión del presupuesto', 'Cuándo: jueves, 15 h', 'Dónde: café de la calle Augusta'],
  },
  fr: {
    text: 'Salut ! La réunion du budget est fixée à jeudi, trois heures, au café de la rue Augusta. Tu apportes le tableau et la liste des invités ?',
    short: 'Réunion jeudi, 15 h.',
    full: 'La réunion du budget a lieu jeudi à 15 h au café de la rue Augusta. Apporter le tableau et la liste des invités.',
    summary: 'Résumé',
    details: ['Rendez-vous : réunion du budget', 'Quand : jeudi, 15 h', 'Où : café de la rue Augusta'],
  },
}
