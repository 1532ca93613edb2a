import { fromPromise } from 'xstate'
import type { ContactMessage } from '#contracts/forms/contact.ts'
import type { Clients } from '../clients/clients.ts'
import { pageLanguage } from '../clients/page.ts'

export const defineSendContactMessage = ({ productApi }: Clients) =>
  fromPromise<{ reference: string }, ContactMessage>(({ input, signal }) =>
    productApi.sendContactMessage({ ...input, language: pageLanguage() }, signal),
  )
