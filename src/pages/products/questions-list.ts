/** The FAQ, for the page and its structured data. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'

type Question = { id: string; question: MessageDescriptor; answer: MessageDescriptor }

export const QUESTIONS: readonly Question[] = [
  {
    id: 'own-transcription',
    question: msg`O ${MESSAGING_PLATFORM} já transcreve. Por que usar o Transcribe?`,
    answer: msg`A transcrição do ${MESSAGING_PLATFORM} devolve o texto, no aparelho. O Transcribe acrescenta o resumo, separa datas e lugares, trabalha em quatro idiomas e guarda tudo na sua conta. Se só o texto basta para você, ela resolve.`,
  },
  {
    id: 'who-reads',
    question: msg`Alguém da equipe ouve os meus áudios ou lê os textos?`,
    answer: msg`Não. O processamento é automático, e texto e resumo ficam criptografados. Se você pedir ajuda com uma transcrição, só olhamos o que você mandar.`,
  },
  {
    id: 'errors',
    question: msg`A transcrição erra?`,
    answer: msg`Erra, principalmente com várias pessoas falando juntas, música alta e nomes pouco comuns. Por isso o resumo mostra a frase de onde saiu cada informação: confira antes de agir.`,
  },
  {
    id: 'cancel',
    question: msg`Como cancelo o plano pago?`,
    answer: msg`Na sua conta, em qualquer dia e sem falar com ninguém. O acesso continua até o fim do período já pago. Nos primeiros 7 dias, se desistir, escreva para nós e devolvemos o valor.`,
  },
  {
    id: 'others-consent',
    question: msg`Posso transcrever o áudio de outra pessoa?`,
    answer: msg`Sim, desde que ele tenha sido enviado a você e o texto seja só para o seu uso. Antes de publicar ou repassar, peça licença a quem falou.`,
  },
]
