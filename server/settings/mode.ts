/** Demonstration mode: whether the server is for this machine only. Decided once, from the environment. */
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts'

export type ModeFacts = {
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  SUPABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  JWT_SECRET?: string | undefined
  SIGNING_KEY?: string | undefined
  PUBLISHABLE_KEY?: string | undefined
  MASTER_KEYS?: string | undefined
  TRUSTED_PROXY_HOPS: number
  DEMONSTRATION?: 'on' | undefined
}

/** A loopback socket alone is no proof: a proxy on the same machine connects to it for the whole internet. */
const isForThisMachine = ({ HOST, PUBLIC_URL, TRUSTED_PROXY_HOPS }: ModeFacts) =>
  isLoopbackHost(HOST) && TRUSTED_PROXY_HOPS === 0 && (PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL))

/** An own database may contain real people, so it becomes a demonstration only if that is requested. */
const mayBeSeeded = ({ DATABASE_URL, SUPABASE_URL, DEMONSTRATION }: ModeFacts) =>
  SUPABASE_URL === undefined && (DATABASE_URL === undefined || (DEMONSTRATION === 'on' && isLoopbackUrl(DATABASE_URL)))

/** Only here may seeded people (with a public password), the mailbox and the test gateway exist. */
export const isDemonstration = (facts: ModeFacts): boolean => isForThisMachine(facts) && mayBeSeeded(facts)

/** Keys must be set: another machine, or a redeploy, would create other keys for the same data. */
const keysOf = ({ SUPABASE_URL }: ModeFacts) =>
  SUPABASE_URL === undefined
    ? (['JWT_SECRET', 'SIGNING_KEY', 'PUBLISHABLE_KEY', 'MASTER_KEYS'] as const)
    : (['SIGNING_KEY', 'MASTER_KEYS'] as const)

/** Missing or contradictory variables for the mode: name, and what is wrong with how to fix it. */
export const modeProblems = (facts: ModeFacts): (readonly [keyof ModeFacts, string])[] => {
  if (isDemonstration(facts)) return []
  const isMissing = (name: keyof ModeFacts) => facts[name] === undefined
  const keys = facts.DATABASE_URL === undefined ? [] : keysOf(facts)
  return [
    ...(facts.DEMONSTRATION === 'on'
      ? [
          [
            'DEMONSTRATION',
            'is for this machine alone: leave it out, or HOST, PUBLIC_URL, TRUSTED_PROXY_HOPS and a database elsewhere',
          ] as const,
        ]
      : []),
    ...(isMissing('PUBLIC_URL')
      ? [['PUBLIC_URL', 'is needed to serve others: the address people see, such as https://prosa.example'] as const]
      : []),
    ...(isMissing('SMTP_URL') && !isForThisMachine(facts)
      ? [
          [
            'SMTP_URL',
            'is needed to serve others, who confirm their address by mail: such as smtps://user:password@mail.example:465',
          ] as const,
        ]
      : []),
    ...keys
      .filter(isMissing)
      .map(
        (name) =>
          [name, 'is needed with DATABASE_URL and kept for as long as its data: `npm run keys` prints one'] as const,
      ),
  ]
}
