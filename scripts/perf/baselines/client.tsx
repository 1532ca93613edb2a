/** Hydrates as the product does: the form's code is loaded after hydration, or at once on the page that shows it. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Site } from './site.tsx'

let Form: (() => React.ReactNode) | null = null
const loadForm = async () => {
  Form = (await import('./login.tsx')).Login
}
const SignIn = () => (Form === null ? null : <Form />)
const start = () => void hydrateRoot(document.getElementById('root') ?? document.body, <Site SignIn={SignIn} />)

if (location.pathname === '/pt/login') void loadForm().then(start)
else {
  startTransition(start)
  requestIdleCallback(() => void loadForm())
}
