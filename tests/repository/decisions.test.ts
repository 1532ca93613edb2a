/** Decisions of docs/decisions: each has its number, its status and its row in the index of docs/README.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(`docs/${path}`, 'utf8')
const FILES = readdirSync('docs/decisions').toSorted()

/** `# 001. Title`, an empty line, `Status: …`. */
const HEAD = /^# (?<number>\d{3})\. (?<title>.+)\n\nStatus: (?:accepted|superseded by \[\d{3}\])/
const ROW = /^\| (?<number>\d{3}) \| \[(?<title>.+)\]\(decisions\/(?<file>.+?)\) +\|$/gm

const headOf = (file: string) => {
  const { number, title } = HEAD.exec(read(`decisions/${file}`))?.groups ?? {}
  return { number, title, file }
}

describe('decisions', () => {
  it('begin with the number of their file, a title and a status', () => {
    expect(FILES.map((file) => headOf(file).number)).toEqual(FILES.map((file) => file.slice(0, 3)))
  })

  it('are in the index, in order and by their title', () => {
    expect([...read('README.md').matchAll(ROW)].map(({ groups }) => ({ ...groups }))).toEqual(FILES.map(headOf))
  })

  it('have a number each', () => {
    expect(new Set(FILES.map((file) => file.slice(0, 3))).size).toBe(FILES.length)
  })
})
