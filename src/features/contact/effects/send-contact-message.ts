import { fromPromise } from 'xstate'
import type { ContactMessage } from '#contracts/forms/contact.ts'
import type { Clients } from '#src/clients/clients.ts'
import { pageLanguage } from '#src/clients/page.ts'

export const defineSendContactMessage = ({ productApi }: Clients) =>
  fromPromise<{ reference: string }, ContactMessage>(({ input, signal }) =>
    productApi.sendContactMessage({ ...input, language: pageLanguage() }, signal),
  )
