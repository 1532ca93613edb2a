/** Somebody whose account nobody else's test touches. */
import type { Mailbox } from './mailbox.ts'
import { newPerson, type Person } from './people.ts'
import { register, type Visitor } from './visitor.ts'

/** Registers, confirms the address and comes to the account. */
export const enterAsNew = async (visitor: Visitor, mailbox: Mailbox, person = newPerson()): Promise<Person> => {
  await visitor.open('register')
  await register(visitor, person)
  const { link } = await mailbox.newest(person.email, 'confirmation')
  await visitor.page.goto(link ?? '')
  await visitor.press('Continuar')
  await visitor.press('Ir para minha conta')
  await visitor.isAt('dashboard')
  return person
}
