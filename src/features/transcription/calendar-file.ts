/** An appointment as a calendar file (RFC 5545). */
import type { Summary } from '#contracts/api/transcriptions.ts'
import { BRAND_NAME } from '#contracts/brand.ts'

/** Assumed: summaries have no duration. */
const DURATION = 'PT1H'
/** Line length limit of RFC 5545 in bytes. */
const LINE_MAX = 75

export type Appointment = Omit<Summary, 'starts_at'> & { starts_at: string }

export const isAppointment = (summary: Summary | null): summary is Appointment =>
  summary !== null && summary.starts_at !== null

const stamp = (at: string) => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Everything that some program takes for a line break. */
const BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
/** Only a tab may be in a text: some programs refuse the file for any other. */
const CONTROL = /(?!\t)\p{Cc}/gu

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(BREAK, String.raw`\n`)
    .replaceAll(CONTROL, '')

/** Line folding: a continuation line begins with a space, and no character is split. */
const folded = (line: string): string => {
  const encoder = new TextEncoder()
  let bytes = 0
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length
    bytes += size
    if (bytes <= LINE_MAX) return character
    bytes = size + 1
    return `\r\n ${character}`
  }).join('')
}

/** `id` and `writtenAt` (ISO 8601) of the transcription make a stable UID: a second import replaces the event. */
export const calendarFile = (id: string, writtenAt: string, appointment: Appointment): string => {
  const { meeting, text, place, starts_at: startsAt } = appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND_NAME}//Transcribe//PT`,
    'BEGIN:VEVENT',
    `UID:${id}@${BRAND_NAME.toLowerCase()}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${escaped(meeting ?? text)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
