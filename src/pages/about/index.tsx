import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import { Mission } from './mission.tsx'
import { Team } from './team.tsx'
import { Vision } from './vision.tsx'

export default function AboutPage() {
  return (
    <>
      <Hero />
      <Mission />
      <Vision />
      <Team />
      <Invitation />
    </>
  )
}
