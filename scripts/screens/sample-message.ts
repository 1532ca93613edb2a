/** A sample message in the administrators' inbox. */
import { strict as assert } from 'node:assert'

export const sendSampleMessage = async (origin: string): Promise<void> => {
  const { status } = await fetch(new URL('/api/contact', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({
      name: 'Rita Moura',
      email: 'rita@prosa.test',
      company: 'Padaria Moura',
      subject: 'support',
      message: 'Recebo áudios longos dos fornecedores. Dá para usar o Transcribe em dois celulares com a mesma conta?',
      language: 'pt',
    }),
  })
  assert.ok(status < 300, `the message was answered ${status}`)
}
