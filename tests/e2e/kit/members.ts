/** A person with an account that no other test uses. */
import type { Mailbox } from './mailbox.ts'
import { newPerson, type Person } from './people.ts'
import { register, type Visitor } from './visitor.ts'

/** Registers, confirms the address and opens the account. */
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
