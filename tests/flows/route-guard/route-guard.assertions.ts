import type { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts'
import { LOADING } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

/** A button of the protected page, visible only with access. */
const HIDDEN: Assertion['buttons'] = { Sair: 'absent' }
const SHOWN: Assertion['buttons'] = { Sair: 'enabled' }

export const routeGuardAssertions: AssertionsOf<typeof routeGuardMachine> = {
  waiting: () => ({ ...LOADING, buttons: HIDDEN }),
  waitingSlow: () => ({
    heading: 'Está demorando mais que o normal',
    buttons: { ...HIDDEN, 'Tentar de novo': 'enabled', 'Ir para o início': 'enabled' },
  }),
  inactive: () => ({
    heading: 'Conta Inativa',
    texts: ['Sua conta foi desativada. Entre em contato com o suporte.'],
    buttons: { ...HIDDEN, 'Entrar em Contato': 'enabled' },
  }),
  denied: () => ({
    heading: 'Acesso Negado',
    texts: ['Você não tem permissão para acessar esta página.'],
    buttons: { ...HIDDEN, Voltar: 'enabled' },
  }),
  ended: () => ({
    heading: 'Entre para continuar',
    texts: [
      'A página espera como você a deixou, com o que você escreveu.',
      'Com o Google, ou se esqueceu a senha, entre pela página de login. O que você não salvou aqui pode se perder.',
    ],
    shows: ['sign-in of ana@prosa.test'],
    buttons: { 'Ir para a página de login': 'enabled' },
  }),
  // Pages of administrators have no such button.
  allowed: ({ context: { requiredRole } }) => ({ buttons: requiredRole === 'user' ? SHOWN : {} }),
}
