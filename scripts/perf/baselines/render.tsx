import { renderToString } from 'react-dom/server'
import { Login } from './login.tsx'
import { Site } from './site.tsx'

export const render = (path: string): string => renderToString(<Site path={path} SignIn={Login} />)
