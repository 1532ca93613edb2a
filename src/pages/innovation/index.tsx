import { Future } from './future.tsx'
import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import { Network } from './network.tsx'
import { Pillars } from './pillars.tsx'
import { Technologies } from './technologies.tsx'

export default function InnovationPage() {
  return (
    <>
      <Hero />
      <Technologies />
      <Network />
      <Pillars />
      <Future />
      <Invitation />
    </>
  )
}
