/** Alert rules, the guide with the steps for each, and the metrics that the program has. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const RULES = read('ops/alerts.yml')
const GUIDE = read('docs/guides/operate.md')
const PROGRAM = read('server/base/metrics.ts') + read('server/features/operations/metrics.ts')

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

// Proves OPS-18.
describe('an alert', () => {
  it('has a section of the guide, in the same order: symptoms, what to check, what to do, when it is resolved', () => {
    const alerts = matchesOf(RULES, /- alert: (\w+)/g)
    expect(alerts.length).toBeGreaterThanOrEqual(10)
    expect(matchesOf(GUIDE, /^## (\w+)$/gm)).toEqual(alerts)
    for (const section of GUIDE.split(/^## /m).slice(1)) {
      expect(matchesOf(section, /^- \*\*(.+?):\*\*/gm)).toEqual(['Symptoms', 'Check', 'Action', 'Resolved when'])
    }
  })

  it('is not fired for payments by forged events, nor by reports about mails', () => {
    const rule = RULES.split('- alert: PaymentsOutOfSync')[1] ?? ''
    expect(matchesOf(rule, /prosa_webhook_messages_total\{(.+?)\}/g)).toEqual(['webhook="payments",outcome="failed"'])
  })

  it('uses metrics that the program has', () => {
    const metricNames = [...matchesOf(RULES, /\b(prosa_\w+)/g), ...matchesOf(GUIDE, /\b(prosa_\w+)/g)]
    const names = new Set(metricNames.map((name) => name.replace(/_(bucket|sum|count)$/, '')))
    expect(names.size).toBeGreaterThan(10)
    expect([...names].filter((name) => !PROGRAM.includes(`'${name}'`))).toEqual([])
  })
})
