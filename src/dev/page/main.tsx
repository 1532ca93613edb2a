/** The flows page of the development server: `/flows`. The site never loads it. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../brand/tokens.css'
import '../../brand/fonts.css'
import '../../brand/base.css'
import '../../../scripts/kit/chart/chart.css'
import { FlowsPage } from './flows-page.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <FlowsPage />
  </StrictMode>,
)
