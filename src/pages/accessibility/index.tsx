import { Barrier } from './barrier.tsx'
import { Hero } from './hero.tsx'
import { Limits } from './limits.tsx'
import { Proof } from './proof.tsx'
import { Works } from './works.tsx'

export default function AccessibilityPage() {
  return (
    <>
      <Hero />
      <Works />
      <Limits />
      <Proof />
      <Barrier />
    </>
  )
}
