import { Audiences } from './audiences.tsx'
import { Benefits } from './benefits.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import { Plans } from './plans.tsx'
import { Questions } from './questions.tsx'
import { Roadmap } from './roadmap.tsx'
import { Screens } from './screens.tsx'
import { Sections } from './sections.tsx'
import { Transcribe } from './transcribe.tsx'

export default function ProductsPage() {
  return (
    <>
      <Hero />
      <Sections />
      <Transcribe />
      <Screens />
      <Features />
      <Benefits />
      <Plans />
      <Audiences />
      <Roadmap />
      <Questions />
      <Invitation />
    </>
  )
}
