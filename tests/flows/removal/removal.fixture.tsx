import { RemovalBar } from '#src/features/transcription/removal-bar.tsx'
import { useRemoval } from '#src/features/transcription/use-removal.ts'
import { Brings } from '#tests/ui/kit/brings.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const Bar = () => {
  const removal = useRemoval()
  return (
    <>
      <Brings event="items.remove" onPress={() => removal.remove(['one', 'two'])} />
      <Brings event="offer.release" onPress={() => (document.activeElement as HTMLElement | null)?.blur()} />
      <RemovalBar removal={removal} />
    </>
  )
}

export const fixture: Fixture = async () => <Bar />
