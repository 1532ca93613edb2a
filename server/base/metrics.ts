/**
 * Metrics of this process in Prometheus's text format (OPS-15). Labels have values of closed sets only: route patterns,
 * methods, statuses, codes and names that the program itself has. Anything else counts as `other`.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Release } from './release.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Seconds. The statement timeout of the database is 8, and the browser gives up after 10. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** An upper bound above the program's own names: a service with arbitrary codes cannot add series without end. */
const MAX_CODES = 150

const boundedNames = (max: number) => {
  const names = new Set<string>()
  return (name: string) => {
    if (!names.has(name) && (names.size >= max || !/^[a-z][\w.]{0,60}$/i.test(name))) return 'other'
    names.add(name)
    return name
  }
}

const createCounters = (registers: Registry[]) => {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  return {
    requests: counter('prosa_http_requests_total', 'Answered requests.', ['method', 'route', 'status']),
    refusals: counter('prosa_refusals_total', 'Refused requests by error code.', ['code']),
    limits: counter('prosa_rate_limit_hits_total', 'Requests refused by a rate limit.', ['limit']),
    signIns: counter('prosa_sign_ins_failed_total', 'Sign-ins with a wrong password or code.', ['factor']),
    mails: counter('prosa_mail_attempts_total', 'Mails handed to the mail server.', ['outcome', 'kind']),
    webhooks: counter('prosa_webhook_messages_total', 'Messages of other services.', ['webhook', 'outcome']),
    bounces: counter('prosa_mail_bounces_total', 'Reports of bounced mails.', ['outcome']),
    differences: counter('prosa_payment_differences_total', 'Plans that reconciliation found changed.', []),
    errorReports: counter('prosa_error_reports_total', 'Reports of errors to ERROR_REPORT_URL.', ['outcome']),
    tasks: counter('prosa_maintenance_failures_total', 'Failed tasks of the maintenance.', []),
  }
}

/** `suppressed`: not sent, as its subject has ended, or a notice whose address is undeliverable. */
type MailOutcome = 'sent' | 'postponed' | 'givenUp' | 'suppressed'
/**
 * `marked`: the address now counts as undeliverable. `temporary`: late, or failed for now. `policy`: the receiver refuses our
 * mails. `repeated`: known already, or of a mail that is gone. `outdated`: of an address that is no account's any more.
 * `forged`: without a return path of ours. `unreadable`: no report.
 */
export type BounceOutcome = 'marked' | 'temporary' | 'policy' | 'repeated' | 'outdated' | 'forged' | 'unreadable'
export type WebhookOutcome = 'accepted' | 'refused' | 'failed'
/** `repeated`: omitted, as the same error was reported a moment ago. */
type ErrorReportOutcome = 'sent' | 'repeated' | 'dropped'
export type WebhookName = 'payments' | 'bounces'

export type Metrics = {
  /** `seconds` from the request to its answer. */
  request: (request: { method: string; route: string; status: number; seconds: number }) => void
  refused: (code: string) => void
  limited: (limit: string) => void
  signInFailed: (factor: 'password' | 'code') => void
  mail: (outcome: MailOutcome, kind: string) => void
  webhook: (webhook: WebhookName, outcome: WebhookOutcome) => void
  bounce: (outcome: BounceOutcome) => void
  /** Plans that the payment provider had changed without a webhook event that arrived. */
  paymentDifferences: (count: number) => void
  errorReport: (outcome: ErrorReportOutcome) => void
  maintenanceFailed: () => void
  /** Sets a gauge; undefined removes it, as what is unknown must not look like a value. */
  gauge: (name: string, help: string, value: number | undefined) => void
  /** Event loop, memory, garbage collection and handles of this process. Once for a process: observers stay. */
  observeProcess: (release: Release) => void
  read: () => Promise<{ contentType: string; text: string }>
}

const createGauges = (registry: Registry): Metrics['gauge'] => {
  const gauges = new Map<string, Gauge>()
  return (name, help, value) => {
    if (value === undefined) {
      registry.removeSingleMetric(name)
      gauges.delete(name)
      return
    }
    const gauge = gauges.get(name) ?? new Gauge({ name, help, registers: [registry] })
    gauges.set(name, gauge)
    gauge.set(value)
  }
}

const createBuildInfo = (registry: Registry, { version, revision, startedAt }: Release) => {
  const labelNames = ['version', 'revision', 'node']
  const info = new Gauge({ name: 'prosa_build_info', help: 'What runs; always 1.', labelNames, registers: [registry] })
  info.set({ version, revision: revision ?? '', node: process.version }, 1)
  const help = 'Start of this process, in seconds since 1970.'
  new Gauge({ name: 'prosa_start_time_seconds', help, registers: [registry] }).set(Date.parse(startedAt) / 1000)
}

/** A registry of its own for each server: several run in the process of a test. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const counters = createCounters([registry])
  const durations = new Histogram({
    name: 'prosa_http_request_duration_seconds',
    help: 'Time until the answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const codeOf = boundedNames(MAX_CODES)
  return {
    request: ({ method: received, route, status, seconds }) => {
      const method = METHODS.has(received) ? received : 'other'
      counters.requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    refused: (code) => counters.refusals.inc({ code: codeOf(code) }),
    limited: (limit) => counters.limits.inc({ limit }),
    signInFailed: (factor) => counters.signIns.inc({ factor }),
    mail: (outcome, kind) => counters.mails.inc({ outcome, kind }),
    webhook: (webhook, outcome) => counters.webhooks.inc({ webhook, outcome }),
    bounce: (outcome) => counters.bounces.inc({ outcome }),
    paymentDifferences: (count) => counters.differences.inc(count),
    errorReport: (outcome) => counters.errorReports.inc({ outcome }),
    maintenanceFailed: () => counters.tasks.inc(),
    gauge: createGauges(registry),
    observeProcess: (release) => {
      collectDefaultMetrics({ register: registry })
      createBuildInfo(registry, release)
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
