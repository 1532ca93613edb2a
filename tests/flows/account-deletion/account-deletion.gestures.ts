import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts'
import { confirmWordSchema } from '#contracts/forms/account-deletion.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import { reauthenticating } from '#tests/flows/kit/reauthentication.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const accountDeletionGestures: GesturesOf<typeof accountDeletionMachine> = {
  'deletion.begin': (ui) => ui.click('Excluir minha conta'),
  'reason.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.click('Continuar')
  },
  'word.submit': async (ui, { values, confirmWord }) => {
    const isRight = confirmWordSchema(confirmWord).safeParse(values).success
    // The confirmation word in the page's language, with a space and in lower case as in the model.
    await fillIn(ui, isRight ? { word: ` ${ui.translate(confirmWord).toLowerCase()}` } : values)
    await ui.click('Excluir para sempre')
  },
  'reauthentication.submit': reauthenticating,
  'code.submit': reauthenticating,
  'deletion.cancel': async (ui) =>
    ui.click(
      ['reauthentication', 'reauthenticationByCode'].includes((await ui.view()) ?? '') ? 'Voltar' : 'Ficar com a conta',
    ),
  'signIn.again': (ui) => ui.click('Entrar de novo, sem senha'),
}
