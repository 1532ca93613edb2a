import { type ReactNode, useEffect, useRef } from 'react'
import { type LazyPart, useOpenPart } from '#src/page-context/on-demand.ts'
import { LoadFailed } from '#src/ui/load-failed.tsx'
import { Loading } from '#src/ui/loading.tsx'

type Props = { email: string }

const SIGN_IN_AGAIN: LazyPart<Props> = {
  load: async () => (await import('#src/features/login/sign-in-again.tsx')).SignInAgain,
  catalogs: ['login'],
}

/**
 * Focuses the password: the dialog opened before the form was loaded, and the address is prefilled. Not if it is below the
 * first screen, as the title of the dialog would leave the view.
 */
const AtPassword = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const password = place.current?.querySelector<HTMLElement>('[name=password]')
    if (password && password.getBoundingClientRect().bottom < innerHeight) password.focus()
  }, [])
  return <div ref={place}>{children}</div>
}

/** The sign-in form of a page whose session has ended: a lazy chunk. */
export const SignInAgainLoader = ({ email }: Props) => {
  const { stage, Body, open } = useOpenPart(SIGN_IN_AGAIN)
  if (Body !== null) {
    return (
      <AtPassword>
        <Body email={email} />
      </AtPassword>
    )
  }
  return stage === 'failed' ? <LoadFailed onRetry={open} /> : <Loading />
}
