import { Hero } from './hero.tsx'
import styles from './home.module.css'
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
      <Impact />
      <Innovation />
      <Products />
      <div className={styles['company']}>
        <Journey />
        <Values />
      </div>
      <Invitation />
    </>
  )
}
