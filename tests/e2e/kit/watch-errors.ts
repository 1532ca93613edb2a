/** Collects browser errors: console, exceptions, content security policy, network. */
import type { BrowserContext, Request } from '@playwright/test'

export type Watch = {
  /** Allows an error that the test provokes, such as the browser's message about a 400. */
  allow: (pattern: RegExp) => void
  /** Allowed errors, for other browsers of the same test. */
  allowed: RegExp[]
  /** Errors that were not allowed. */
  errors: () => string[]
}

/** A browser that signs out is never refused, whatever became of its session (AUTH-54): no test can allow that. */
const isRefusedSignOut = (line: string) => /status of 40[013] .*\/auth\/v1\/logout\?scope=local/.test(line)

/** Navigating away cancels requests, which is not an error. */
const isCancelled = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED'

export const watchErrors = (context: BrowserContext, origin: string, allowed: RegExp[] = []): Watch => {
  const errors: string[] = []
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url)

  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (error) => errors.push(`exception: ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) => {
    if (!isCancelled(request)) errors.push(`failed request: ${request.url()} ${request.failure()?.errorText}`)
  })
  context.on('request', (request) => {
    if (!isOurs(request.url())) errors.push(`foreign request: ${request.url()}`)
    if (request.url() === `${origin}/api/csp-report`) errors.push(`policy report: ${request.postData()}`)
  })

  return {
    allow: (pattern) => void allowed.push(pattern),
    allowed,
    errors: () => errors.filter((line) => isRefusedSignOut(line) || !allowed.some((pattern) => pattern.test(line))),
  }
}
