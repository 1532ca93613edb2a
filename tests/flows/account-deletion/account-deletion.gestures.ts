import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts'
import { confirmWordSchema } from '#contracts/forms/account-deletion.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const accountDeletionGestures: GesturesOf<typeof accountDeletionMachine> = {
  'deletion.begin': (ui) => ui.press('Excluir minha conta'),
  'reason.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Continuar')
  },
  'word.submit': async (ui, { values, wanted }) => {
    const isRight = confirmWordSchema(wanted).safeParse(values).success
    // The confirmation word in the page's language, with a space and in lower case as in the model.
    await fillIn(ui, isRight ? { word: ` ${ui.say(wanted).toLowerCase()}` } : values)
    await ui.press('Excluir para sempre')
  },
  'proof.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Confirmar')
  },
  'deletion.cancel': async (ui) => ui.press((await ui.view()) === 'proof' ? 'Voltar' : 'Ficar com a conta'),
  'signIn.again': (ui) => ui.press('Entrar de novo, sem senha'),
}
