import { Comparison } from './comparison.tsx'
import { Hero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { Innovation } from './innovation.tsx'
import { Invitation } from './invitation.tsx'
import { Journey } from './journey.tsx'
import { Products } from './products.tsx'
import { Values } from './values.tsx'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Innovation />
      <Products />
      <Comparison />
      <Journey />
      <Values />
      <Impact />
      <Invitation />
    </>
  )
}
