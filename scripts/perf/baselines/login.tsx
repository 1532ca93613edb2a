import { useMachine } from '@xstate/react'
import { setup } from 'xstate'

const signIn = setup({ types: { events: {} as { type: 'submit' } } }).createMachine({
  initial: 'idle',
  states: { idle: { on: { submit: 'busy' } }, busy: {} },
})

export const Login = () => {
  const [state, send] = useMachine(signIn)
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submit' })
      }}
    >
      <h1>Entrar na sua conta</h1>
      <label htmlFor="email">E-mail</label>
      <input id="email" name="email" type="email" autoComplete="email" required />
      <label htmlFor="password">Senha</label>
      <input id="password" name="password" type="password" autoComplete="current-password" required />
      <button disabled={state.matches('busy')}>Entrar</button>
    </form>
  )
}
