/** Prepared replies (ADMIN-24): in the language of the message, not of the page. The mail greets and says goodbye. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '#contracts/languages.ts'

type PreparedReply = { key: string; name: MessageDescriptor; text: Record<Language, string> }

export const PREPARED_REPLIES: readonly PreparedReply[] = [
  {
    key: 'details',
    name: msg`Pedir detalhes`,
    text: {
      pt: 'Agradecemos a sua mensagem. Para ajudar, precisamos de mais detalhes: em que página e em que aparelho isso aconteceu, e o que apareceu na tela. Responda a este e-mail com o que lembrar.',
      en: 'Thank you for your message. To help, we need more details: on which page and device it happened, and what the screen showed. Reply to this email with what you remember.',
      es: 'Gracias por tu mensaje. Para ayudarte necesitamos más detalles: en qué página y en qué dispositivo ocurrió, y qué apareció en la pantalla. Responde a este correo con lo que recuerdes.',
      fr: 'Merci pour votre message. Pour vous aider, il nous faut plus de détails : sur quelle page et quel appareil cela s’est produit, et ce que l’écran affichait. Répondez à cet e-mail avec ce dont vous vous souvenez.',
    },
  },
  {
    key: 'fixed',
    name: msg`Já foi corrigido`,
    text: {
      pt: 'Agradecemos o aviso. O problema que você contou já foi corrigido. Se ele ainda aparecer, responda a este e-mail.',
      en: 'Thank you for telling us. The problem you described has been fixed. If you still see it, reply to this email.',
      es: 'Gracias por avisarnos. El problema que contaste ya está corregido. Si todavía aparece, responde a este correo.',
      fr: 'Merci de nous avoir prévenus. Le problème que vous avez décrit est corrigé. S’il apparaît encore, répondez à cet e-mail.',
    },
  },
  {
    key: 'thanks',
    name: msg`Agradecer a sugestão`,
    text: {
      pt: 'Agradecemos a sua sugestão. Nós a lemos e vamos levá-la em conta quando decidirmos o que fazer em seguida.',
      en: 'Thank you for your suggestion. We have read it and will consider it when we decide what to do next.',
      es: 'Gracias por tu sugerencia. La leímos y la tendremos en cuenta cuando decidamos qué hacer a continuación.',
      fr: 'Merci pour votre suggestion. Nous l’avons lue et nous en tiendrons compte quand nous déciderons de la suite.',
    },
  },
]
