import { Day } from './day.tsx'
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
      <Day />
      <Plans />
      <Roadmap />
      <Questions />
      <Invitation />
    </>
  )
}
