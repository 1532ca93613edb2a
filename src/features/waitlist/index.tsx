import { useLingui } from '@lingui/react/macro'
import { FlowScreen } from '#src/flow-runtime/flow-screen.tsx'
import { waitlistFlow } from './waitlist.flow.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Confirmed } from './confirmed.tsx'
import { JoinForm } from './join-form.tsx'
import { Joined } from './joined.tsx'
import { EntryRemoved } from './entry-removed.tsx'
import { Offer } from './offer.tsx'
import type { WaitlistScreens } from './waitlist-section.ts'

export default function WaitlistPage() {
  const { t } = useLingui()
  const waitlist = useFlow(waitlistFlow)
  const screens: WaitlistScreens = {
    form: {
      title: t`Life Reminder: saiba quando chegar`,
      lead: t`Deixe o seu e-mail. Enviamos um único aviso, no lançamento, e nada mais.`,
      Body: JoinForm,
    },
    joined: { title: t`Falta um passo`, isDone: true, Body: Joined },
    offer: {
      title: t`Seu lugar na lista`,
      lead: t`Você abriu o link que enviamos por e-mail. Nada acontece antes de você escolher.`,
      Body: Offer,
    },
    confirmed: { title: t`Você está na lista`, isDone: true, Body: Confirmed },
    entryRemoved: { title: t`Você saiu da lista`, isDone: true, Body: EntryRemoved },
  }
  return <FlowScreen flow={waitlist} screens={screens} />
}
