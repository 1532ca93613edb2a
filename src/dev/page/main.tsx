/** The flows page of the development server: `/flows`. The site never loads it. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#src/brand/tokens.css'
import '#src/brand/fonts.css'
import '#src/brand/base.css'
import '../../../scripts/kit/chart/chart.css'
import { Failed } from './failed.tsx'

const element = document.getElementById('root')
if (element === null) throw new Error('the page has no root')
const root = createRoot(element)

const start = async () => {
  const { FlowsPage } = await import('./flows-page.tsx')
  root.render(
    <StrictMode>
      <FlowsPage />
    </StrictMode>,
  )
}

// If XState rejects a machine, the import of the page fails.
start().catch((error: unknown) => root.render(<Failed failure={error} />))
