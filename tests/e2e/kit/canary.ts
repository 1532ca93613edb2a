/** A person with unique data (canaries), to detect where it is leaked or stored. */
import { randomUUID } from 'node:crypto'

export const CANARY = {
  name: 'Xerazade Peregrina',
  phone: '(11) 97654-3219',
  email: `xerazade-${randomUUID().slice(0, 8)}@prosa.test`,
  password: 'peregrina-velha-7',
  newPassword: 'peregrina-nova-8',
  cpf: '111.444.777-35',
  text: 'Palavra peregrina do texto, às nove na praça',
  summary: 'Palavra peregrina do resumo',
  message: 'Palavra peregrina da mensagem de contato',
}
export const PHONE = '+5511976543219'
/** As they are typed, and as they are stored. */
const SECRETS = [...Object.values(CANARY), PHONE, PHONE.slice(3), CANARY.cpf.replaceAll(/\D/g, '')]
export const foundIn = (text: string) => SECRETS.filter((secret) => text.includes(secret))
