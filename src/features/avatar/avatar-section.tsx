import { Trans } from '@lingui/react/macro'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { useIsWide } from '#src/account/layout/use-is-wide.ts'
import { QueryState, type QueryResult } from '#src/account/query/query-state.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { avatarFlow } from './avatar.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { CropForm } from './crop-form.tsx'
import { StoredPicture } from './stored-picture.tsx'
import { useDroppedPicture } from './use-dropped-picture.ts'

export const AvatarSection = ({ profile }: { profile: QueryResult<UserWithProfile> }) => {
  const isWide = useIsWide()
  return (
    <ListCard anchor="photo" title={<Trans>Sua foto</Trans>}>
      {/* As high as the picture and its buttons, which stand below it on phones. */}
      <QueryState query={profile} lines={isWide ? 4 : 8}>
        {(user) => <Avatar name={user.name} url={user.profile?.avatar_url ?? null} />}
      </QueryState>
    </ListCard>
  )
}

export const Avatar = ({ name, url }: { name: string; url: string | null }) => {
  const flow = useFlow(avatarFlow, { input: { url } })
  const { view, marker } = useFlowView(flow)
  const { hasPicture, hasFile, isChanged, isRemoved } = useFlowState(flow, (state) => ({
    hasPicture: state.context.url !== null,
    hasFile: state.context.file !== null,
    isChanged: state.matches({ idle: 'changed' }),
    isRemoved: state.matches({ idle: 'removed' }),
  }))
  useDroppedPicture(hasFile)
  // The button that removes the picture disappears with it.
  const place = useFocusFallback<HTMLDivElement>(`${view} ${hasPicture}`)
  return (
    <div ref={place} tabIndex={-1} {...marker}>
      {view === 'crop' ? <CropForm flow={flow} /> : <StoredPicture name={name} flow={flow} />}
      <StatusLine>
        {isChanged && <Trans>Foto trocada.</Trans>}
        {isRemoved && <Trans>Foto removida.</Trans>}
      </StatusLine>
    </div>
  )
}
