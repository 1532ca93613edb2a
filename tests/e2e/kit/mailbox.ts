/** Mails to people of a test, from the server's mailbox. */
import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import type { Product } from './product.ts'

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  language: z.string(),
  subject: z.string(),
  link: z.nullable(z.string()),
  code: z.nullable(z.string()),
  text: z.string(),
})
export type Mail = z.output<typeof mailSchema>

export type Mailbox = {
  /** Newest first. */
  to: (address: string) => Promise<Mail[]>
  /** The newest mail of a kind; waits for it, since a server may write it after its answer. */
  newest: (address: string, kind: string) => Promise<Mail>
}

export const mailboxOf = ({ origin, mailboxKey }: Pick<Product, 'origin' | 'mailboxKey'>): Mailbox => {
  const to = async (address: string) => {
    const headers = { Authorization: `Bearer ${mailboxKey}` }
    const response = await fetch(`${origin}/mailbox.json?to=${encodeURIComponent(address)}`, { headers })
    return z.array(mailSchema).parse(await response.json())
  }
  return {
    to,
    newest: async (address, kind) => {
      let found: Mail | undefined
      await expect
        .poll(async () => (found = (await to(address)).find((mail) => mail.kind === kind))?.kind, {
          message: `a mail '${kind}' to ${address}`,
          timeout: 15_000,
        })
        .toBe(kind)
      return found as Mail
    },
  }
}
