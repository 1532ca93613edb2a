import type { ComponentProps, ReactNode } from 'react'
import type { ReadingFlow } from '#src/app/flows/reading.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { ReadingState, useReading } from './reading-state.tsx'

type ReadingCardProps<Data> = Omit<ComponentProps<typeof ReadingState<Data>>, 'reading'> & {
  flow: ReadingFlow<Data>
  title: ReactNode
  /** Beside the title: a link to the whole list. */
  action?: ReactNode
}

/** A card that reads for itself: where it fails, the others stay. */
export const ReadingCard = <Data,>({ flow, title, action, ...rest }: ReadingCardProps<Data>) => (
  <ListCard title={title} action={action}>
    <ReadingState reading={useReading(flow)} {...rest} />
  </ListCard>
)
