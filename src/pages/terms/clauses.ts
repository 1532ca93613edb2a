/** The terms of version `TERMS_VERSION`. A material change needs a new version and `TERMS_NOTICE_DAYS` of notice. */
import { msg } from '@lingui/core/macro'
import { COMPANY, MESSAGING_PLATFORM } from '#contracts/brand.ts'
import {
  CONTACT_RESPONSE_HOURS,
  FREE_TRANSCRIPTIONS_PER_MONTH,
  MINIMUM_AGE_YEARS,
  PLAN_GRACE_DAYS,
  TERMS_NOTICE_DAYS,
} from '#contracts/limits.ts'
import type { Clause } from '#src/ui/document.tsx'

export const CLAUSES: readonly Clause[] = [
  {
    id: 'aceite',
    title: msg`Quem aceita e como`,
    plain: msg`Ao criar a conta, você aceita estes termos e declara ter 18 anos ou mais.`,
    body: [
      msg`Estes termos são um contrato entre você e ${COMPANY.legalName}, CNPJ ${COMPANY.cnpj}, ${COMPANY.address}.`,
      msg`Para criar uma conta é preciso ter ${MINIMUM_AGE_YEARS} anos ou mais. Registramos a versão aceita, a data e a hora. A política de privacidade faz parte deste contrato.`,
    ],
  },
  {
    id: 'servico',
    title: msg`O que oferecemos`,
    plain: msg`O Transcribe transforma áudios em texto com resumo. O que ainda não existe não está prometido.`,
    body: [
      msg`O Transcribe recebe os áudios que você encaminha pelo ${MESSAGING_PLATFORM} e devolve a transcrição e um resumo, em português, inglês, espanhol e francês.`,
      msg`O Smart Scheduler e o Life Reminder estão em preparação. As datas que publicamos são planos, e não fazem parte do que você contrata hoje.`,
    ],
  },
  {
    id: 'conta',
    title: msg`A sua conta`,
    plain: msg`Dados verdadeiros, uma conta por pessoa ou empresa, uma senha que só você sabe.`,
    body: [
      msg`Mantenha os seus dados corretos e a sua senha em segredo. Avise logo se achar que outra pessoa entrou na sua conta: encerramos as sessões abertas.`,
      msg`Uma conta é de uma só pessoa ou empresa e não pode ser vendida nem cedida.`,
    ],
  },
  {
    id: 'planos',
    title: msg`Planos`,
    plain: msg`O plano gratuito tem um limite por mês, o Premium não tem limite e o Enterprise é definido em contrato.`,
    brief: msg`De graça: ${FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês, sem cartão.`,
    body: [
      [
        msg`Gratuito: ${FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês, sem cartão. O que não for usado não passa para o mês seguinte.`,
        msg`Premium: transcrições sem limite, para uso pessoal ou profissional de uma só pessoa.`,
        msg`Enterprise: volume, idiomas, prazos e preço definidos em contrato próprio, que prevalece sobre estes termos onde for diferente.`,
      ],
    ],
  },
  {
    id: 'pagamento',
    title: msg`Preço e pagamento`,
    plain: msg`Cobrança mensal em reais, no cartão ou por Pix. Você vê o valor antes de pagar.`,
    brief: msg`O plano pago é mensal. Você vê o valor antes de pagar.`,
    body: [
      msg`O plano pago é mensal, por meio de um provedor de pagamento. No cartão, ele se renova e é cobrado todo mês, até você cancelar; por Pix, você paga um mês, que não se renova sozinho. Antes de pagar, você vê o preço; depois, o recibo chega por e-mail.`,
      msg`Se um pagamento for recusado ou não chegar, avisamos por e-mail, e o plano pago vale por mais ${PLAN_GRACE_DAYS} dias depois do fim do período. Só então a conta volta para o plano gratuito. Nada do que está guardado se perde por isso.`,
      msg`Um preço novo só vale para as cobranças feitas pelo menos ${TERMS_NOTICE_DAYS} dias depois do aviso.`,
    ],
  },
  {
    id: 'cancelamento',
    title: msg`Cancelamento e desistência`,
    plain: msg`Cancele quando quiser e use até o fim do período pago. Se desistir nos primeiros 7 dias, devolvemos o dinheiro.`,
    brief: msg`Cancele quando quiser. Se desistir nos primeiros 7 dias, devolvemos o dinheiro.`,
    body: [
      msg`Você cancela na sua conta, a qualquer momento, sem multa e sem explicação. O acesso pago continua até o fim do período que já foi pago e não se renova.`,
      msg`Nos 7 dias seguintes à contratação você pode desistir e receber de volta tudo o que pagou (direito de arrependimento, Código de Defesa do Consumidor, art. 49).`,
      msg`Você também pode excluir a conta. O plano pago é cancelado antes, e os dados são apagados como diz a política de privacidade.`,
    ],
  },
  {
    id: 'uso',
    title: msg`O que pode e o que não pode`,
    plain: msg`Use o serviço com respeito à lei e às outras pessoas.`,
    body: [
      msg`Não é permitido:`,
      [
        msg`transcrever gravações feitas ou obtidas de forma ilegal, ou publicar a fala de alguém sem autorização;`,
        msg`usar o serviço para perseguir, enganar, discriminar ou violar o segredo profissional de alguém;`,
        msg`burlar limites, revender o acesso, sobrecarregar o sistema ou procurar falhas nele sem combinar com a gente.`,
      ],
      msg`Encontrou uma falha de segurança? Avise a gente, de boa-fé: ${COMPANY.securityEmail}. Agradecemos.`,
    ],
  },
  {
    id: 'conteudo',
    title: msg`O seu conteúdo`,
    plain: msg`O que é seu continua seu.`,
    brief: msg`O que você manda continua seu e não treina modelos.`,
    body: [
      msg`Áudios, transcrições e resumos pertencem a você ou a quem de direito. Você nos autoriza a tratá-los apenas para prestar o serviço, pelo tempo em que estiverem na sua conta. Não os usamos para treinar modelos nem os mostramos a outras pessoas.`,
    ],
  },
  {
    id: 'limites',
    title: msg`O que a tecnologia não garante`,
    plain: msg`Transcrição automática erra. Confira antes de decidir algo importante.`,
    brief: msg`A transcrição pode errar: confira antes de decidir algo importante.`,
    body: [
      msg`Nomes, números, sotaques e ruído podem ser mal entendidos, e um resumo pode deixar algo de fora. Por isso, cada campo do resumo mostra a frase de origem. Não use o resultado como única base para decisões de saúde, jurídicas ou financeiras.`,
      msg`O serviço depende do ${MESSAGING_PLATFORM} e da internet, e pode parar por manutenção ou falha. Trabalhamos para que isso seja raro e curto. Nada aqui reduz os direitos que a lei dá ao consumidor.`,
    ],
  },
  {
    id: 'suspensao',
    title: msg`Suspensão da conta`,
    plain: msg`Só por violação destes termos, por risco para contas ou a seu pedido, com explicação e direito de contestar.`,
    body: [
      msg`Podemos desativar uma conta que viole estes termos, ponha outras em risco ou mostre sinais de que outra pessoa entrou nela. Dizemos o motivo, e você pode contestar pela página de contato; outra pessoa revê a decisão. Se a suspensão não for culpa sua, devolvemos a parte não usada do que foi pago.`,
    ],
  },
  {
    id: 'nosso',
    title: msg`O que é nosso`,
    plain: msg`A marca, o site e o programa são nossos; você pode usá-los enquanto tiver conta.`,
    body: [
      msg`A marca, os textos, os desenhos e os programas do site e do serviço são protegidos por lei. Você pode usá-los como o serviço permite e citá-los com a fonte.`,
    ],
  },
  {
    id: 'mudancas',
    title: msg`Mudanças nestes termos`,
    plain: msg`Aviso de pelo menos ${TERMS_NOTICE_DAYS} dias. Se não concordar, saia sem custo.`,
    body: [
      msg`Avisamos por e-mail e nesta página com pelo menos ${TERMS_NOTICE_DAYS} dias de antecedência. Quem não concordar pode cancelar antes disso, sem custo, e receber de volta a parte não usada do período pago.`,
    ],
  },
  {
    id: 'lei',
    title: msg`Lei, conflitos e contato`,
    plain: msg`Vale a lei brasileira, e você pode recorrer à Justiça da sua cidade.`,
    body: [
      msg`Aplica-se a lei do Brasil. O consumidor pode recorrer ao foro do seu domicílio, ao Procon ou ao consumidor.gov.br. Se uma parte destes termos for inválida, as outras continuam valendo. A versão em português é a que prevalece.`,
      msg`Antes, fale com a gente: ${COMPANY.supportEmail}. Respondemos em até ${CONTACT_RESPONSE_HOURS} horas, em dias úteis. Nossa equipe atende de segunda a sexta, das 9h às 18h (horário de São Paulo).`,
    ],
  },
]
