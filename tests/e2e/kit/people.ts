import { randomUUID } from 'node:crypto'

export type Person = { name: string; phone: string; email: string; password: string }

/** A new person with a unique address. */
export const newPerson = (): Person => ({
  name: 'Zoé Conceição',
  phone: '(11) 98765-4321',
  email: `zoe-${randomUUID().slice(0, 8)}@prosa.test`,
  password: 'nova-senha-1',
})

/** The name as in the account's greeting. */
export const firstNameOf = ({ name }: Pick<Person, 'name'>): string => name.split(' ', 1)[0] ?? name
