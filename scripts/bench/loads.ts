/** Requests of the benchmark: the calls whose speed people notice. */
import type { Request } from 'autocannon'
import type { BenchMember } from './member.ts'

type LoadCase = {
  what: string
  requests: Request[]
  connections?: number
  /** Requests need the answers to earlier ones, also those that the end of a warm-up would cut off. */
  isChained?: true
}

/** Refresh tokens rotate: each works once, and its answer contains the next. One token per connection. */
const refreshing = ({ key, refreshTokens }: BenchMember): Request[] => {
  const free = [...refreshTokens]
  return [
    {
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      setupRequest: (request) => ({
        ...request,
        headers: { 'Content-Type': 'application/json', apikey: key },
        body: JSON.stringify({ refresh_token: free.pop() ?? '' }),
      }),
      onResponse: (status, body) => {
        if (status === 200) free.push((JSON.parse(body) as { refresh_token: string }).refresh_token)
      },
    },
  ]
}

export const loadsOf = (member: BenchMember): LoadCase[] => {
  const json = { 'Content-Type': 'application/json', apikey: member.key }
  const own = { ...json, Authorization: member.bearer }
  const post = (path: string, body: unknown, headers = own): Request[] => [
    { method: 'POST', path, headers, body: JSON.stringify(body) },
  ]
  const get = (path: string): Request[] => [{ method: 'GET', path, headers: own }]
  return [
    {
      what: 'login',
      requests: post(
        '/auth/v1/token?grant_type=password',
        { email: member.email, password: member.password },
        { ...json, Authorization: '' },
      ),
      connections: 4,
    },
    { what: 'refresh', requests: refreshing(member), connections: member.refreshTokens.length, isChained: true },
    { what: 'profile', requests: get('/api/user/profile') },
    { what: 'transcriptions', requests: get('/api/transcriptions') },
    { what: 'decrypt', requests: post('/api/transcriptions/decrypt', member.sealed) },
    {
      what: 'contact',
      requests: post('/api/contact', {
        name: 'Rita Moura',
        email: 'rita@prosa.test',
        company: '',
        subject: 'support',
        message: 'Uma pergunta sobre o produto.',
        language: 'pt',
      }),
    },
  ]
}
