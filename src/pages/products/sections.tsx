import { Trans } from '@lingui/react/macro'
import { PageNav } from '#src/ui/page-nav.tsx'

const SECTIONS = [
  { id: 'transcribe', name: 'Transcribe' },
  { id: 'planos', name: <Trans>Planos</Trans> },
  { id: 'roteiro', name: <Trans>Roteiro</Trans> },
  { id: 'perguntas', name: <Trans>Perguntas</Trans> },
]

export const Sections = () => <PageNav sections={SECTIONS} />
