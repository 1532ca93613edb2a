import { fromPromise } from 'xstate'
import { LINK_CODE_TTL } from '#contracts/limits.ts'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import type { CodeFate } from '#machines/messaging-link/messaging-link.machine.ts'
import type { TranscribeApi } from '#src/clients/transcribe-api.ts'
import { askUntil } from '#src/actors/ask-until.ts'

export const defineCreateCode = ({ createLinkCode }: Pick<TranscribeApi, 'createLinkCode'>) =>
  fromPromise<LinkCode, undefined>(({ signal }) => createLinkCode(signal))

/** A code that can no longer be sent has linked its number since it was made, or is over. */
export const defineAwaitLink = ({ readMessagingLink }: Pick<TranscribeApi, 'readMessagingLink'>) =>
  fromPromise<CodeFate, { expiresAt: string }>(({ input: { expiresAt }, signal }) => {
    const madeAt = Date.parse(expiresAt) - LINK_CODE_TTL
    return askUntil<CodeFate>(async (each) => {
      const { link, open_code: open } = await readMessagingLink(each)
      if (open !== null) return open.is_number_in_use ? { kind: 'numberInUse' } : undefined
      const isNew = link !== null && Date.parse(link.linked_at) >= madeAt
      return isNew ? { kind: 'linked', phone: link.phone_masked } : { kind: 'over' }
    }, signal)
  })

export const defineUnlink = ({ removeMessagingLink }: Pick<TranscribeApi, 'removeMessagingLink'>) =>
  fromPromise<void, undefined>(({ signal }) => removeMessagingLink(signal))
