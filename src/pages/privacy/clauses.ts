/** The privacy policy of version `TERMS_VERSION`. A material change needs a new version and advance notice. */
import { msg } from '@lingui/core/macro'
import { COMPANY, MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { MINIMUM_AGE_YEARS, TERMS_NOTICE_DAYS } from '#contracts/limits.ts'
import type { Clause } from '#src/ui/document.tsx'

export const CLAUSES: readonly Clause[] = [
  {
    id: 'quem-responde',
    title: msg`Quem responde pelos seus dados`,
    plain: msg`Nós decidimos como os seus dados são tratados e respondemos por isso.`,
    body: [
      msg`A controladora é ${COMPANY.legalName}, CNPJ ${COMPANY.cnpj}, ${COMPANY.address}.`,
      msg`O canal para qualquer assunto de dados pessoais, inclusive os seus direitos, é ${COMPANY.privacyEmail}. Uma pessoa lê e responde.`,
    ],
  },
  {
    id: 'que-dados',
    title: msg`Que dados tratamos`,
    plain: msg`O que você informa, o que você encaminha para transcrever e o mínimo técnico para funcionar.`,
    body: [
      [
        msg`Cadastro: nome, e-mail, telefone, idioma, tipo de pessoa e, se você informar, CPF. Guardamos a data e a versão dos termos que você aceitou e, se os nossos e-mails voltarem, desde quando.`,
        msg`Perfil, só o que você preencher: foto, data de nascimento, empresa, cargo e o texto “Sobre você”.`,
        msg`Escolhas de privacidade, com a data de cada mudança, e a atividade da conta: entradas, trocas de senha e outras mudanças.`,
        msg`Aparelhos: o navegador e o sistema usados para entrar na sua conta, para você ver onde ela está em uso e saber de um aparelho novo. Da rede, um código, para que você consiga entrar mesmo quando alguém tenta adivinhar a sua senha.`,
        msg`Áudios que você encaminha, a transcrição e o resumo deles. Podem conter o que outras pessoas disseram e, às vezes, dados sensíveis.`,
        msg`Uso: o número que você conectou, o identificador de cada mensagem que encaminhou, quantas transcrições fez no mês e quando foi a última mensagem.`,
        msg`Pagamento: plano, situação, histórico de cobranças e o código de um Pix ainda não pago. O número do cartão fica com o provedor de pagamento e nunca passa por nós.`,
        msg`Mensagens que você nos escreve, os e-mails que enviamos a você e o endereço que você deixa em uma lista de espera.`,
        msg`Registros de acesso: conta, endereço de IP, porta, data e hora, guardados à parte por obrigação legal.`,
        msg`Registros técnicos: chamadas e erros, com data e hora, sem endereço de IP e sem o que você escreveu. Contra abuso, contamos tentativas por rede e por conta.`,
      ],
    ],
  },
  {
    id: 'para-que',
    title: msg`Para que usamos os dados, e com que base legal`,
    plain: msg`Para prestar o serviço que você pediu, cumprir a lei e manter tudo seguro. Não vendemos dados nem treinamos modelos com o seu conteúdo.`,
    brief: msg`Não vendemos os seus dados nem treinamos modelos com o que você manda.`,
    body: [
      [
        msg`Executar o contrato (LGPD, art. 7º, V): criar a conta, transcrever, resumir, cobrar o plano pago e atender você.`,
        msg`Cumprir obrigação legal (art. 7º, II): notas fiscais e registros de acesso (Marco Civil da Internet, art. 15).`,
        msg`Legítimo interesse (art. 7º, IX): prevenir fraude e abuso e corrigir falhas, sempre com o mínimo de dados.`,
        msg`Consentimento (art. 7º, I): estatísticas de visita e lista de espera. Você pode retirá-lo quando quiser, com a mesma facilidade.`,
      ],
      msg`Dados sensíveis que apareçam em um áudio são tratados apenas para devolver o texto a você, a seu pedido. Não tomamos decisões automáticas que afetem os seus interesses.`,
    ],
  },
  {
    id: 'outras-pessoas',
    title: msg`Quando a voz é de outra pessoa`,
    plain: msg`O texto de um áudio de outra pessoa é para o seu uso. Quem falou também tem direitos.`,
    body: [
      msg`Ao encaminhar um áudio que recebeu, você confirma que pode usá-lo dessa forma. Nós o tratamos somente para entregar o resultado a você.`,
      msg`Se a sua voz está em um áudio que outra pessoa nos encaminhou, escreva para o canal de privacidade: ajudamos no que a lei permite, sem expor a conta de quem enviou.`,
    ],
  },
  {
    id: 'com-quem',
    title: msg`Com quem compartilhamos`,
    plain: msg`Só com quem nos ajuda a prestar o serviço, sob contrato, e com autoridades quando a lei manda.`,
    body: [
      [
        msg`Hospedagem, banco de dados e autenticação.`,
        msg`${MESSAGING_PLATFORM}, por onde você envia os áudios e recebe os textos.`,
        msg`Processamento de fala e de linguagem, que não guarda o conteúdo nem o usa para treinar.`,
        msg`Envio de e-mails.`,
        msg`Provedor de pagamento, para cartão e Pix.`,
        msg`Google: só se você aceitar as estatísticas de visita ou entrar com a sua conta Google, onde essa opção existe.`,
      ],
      msg`Alguns desses operadores ficam fora do Brasil. Nesses casos, a transferência segue os arts. 33 a 36 da LGPD, com cláusulas contratuais de proteção. Enviamos a lista atual, com nomes e países, a quem pedir.`,
    ],
  },
  {
    id: 'por-quanto-tempo',
    title: msg`Por quanto tempo guardamos`,
    plain: msg`O áudio é apagado assim que o texto fica pronto. O texto fica até você apagar. O resto tem um prazo.`,
    brief: msg`O áudio é apagado assim que o texto fica pronto. O texto fica até você apagar.`,
    body: [
      [
        msg`Áudio: até a transcrição terminar, e nunca mais de 24 horas.`,
        msg`Transcrição e resumo: pelo prazo que você escolher nos ajustes do Transcribe ou até você apagar. Logo depois de apagar, você tem alguns segundos para desfazer; passado esse tempo, a exclusão é definitiva e termina em até duas horas.`,
        msg`Conta, perfil, escolhas, aparelhos, número conectado e pagamentos: enquanto a conta existir. Depois que ela é excluída, o último e-mail que enviamos e as cópias de segurança são apagados em até 30 dias.`,
        msg`Atividade da conta: 6 meses, ou até você excluir a conta.`,
        msg`Registros de acesso: 6 meses, mesmo depois da exclusão da conta (Marco Civil da Internet, art. 15).`,
        msg`Documentos fiscais: 5 anos, com o provedor de pagamento, mesmo depois da exclusão da conta.`,
        msg`Mensagens de contato: 12 meses depois da resposta; sem resposta, 24 meses depois de chegarem. Lista de espera: até o lançamento ou até você sair; sem confirmação, 7 dias.`,
        msg`Arquivo de exportação dos seus dados: 7 dias.`,
        msg`E-mails que enviamos: 30 dias. Identificador de uma mensagem encaminhada: 90 dias. Código de uma rede: 180 dias depois do último acesso por ela. Cadastro não confirmado: 7 dias.`,
      ],
    ],
  },
  {
    id: 'seguranca',
    title: msg`Como protegemos os seus dados`,
    plain: msg`Tudo trafega criptografado, e as transcrições de cada conta têm uma chave própria.`,
    brief: msg`As suas transcrições são criptografadas com uma chave que é só da sua conta.`,
    body: [
      msg`A conexão até nós é criptografada. Transcrição e resumo são criptografados com a chave da sua conta antes de chegar ao banco de dados. Essa chave fica conosco, protegida por outra, que não está no banco. O acesso da equipe é restrito.`,
      msg`Se houver um incidente que possa causar risco ou dano relevante, avisamos você e a ANPD, que cuida da proteção de dados no Brasil, em até 3 dias úteis, como exigem as normas dela.`,
    ],
  },
  {
    id: 'seus-direitos',
    title: msg`Os seus direitos`,
    plain: msg`Você pode ver, corrigir, levar e apagar os seus dados, de graça, na sua conta ou por e-mail.`,
    brief: msg`Você vê, corrige, leva e apaga os seus dados, de graça.`,
    body: [
      msg`A LGPD (art. 18) dá a você o direito de:`,
      [
        msg`confirmar se tratamos dados seus e ter acesso a eles;`,
        msg`corrigir o que estiver incompleto, errado ou desatualizado;`,
        msg`anonimizar, bloquear ou eliminar o que for desnecessário ou excessivo;`,
        msg`levar os dados para outro serviço, em formato aberto;`,
        msg`eliminar o que foi tratado com o seu consentimento e retirar o consentimento;`,
        msg`saber com quem compartilhamos e o que acontece se você não consentir;`,
        msg`opor-se a um tratamento e pedir que uma pessoa reveja uma decisão automática.`,
      ],
      msg`Na área da conta você exporta e apaga os seus dados sem falar com ninguém. Pelo canal de privacidade, a resposta simples vem assim que lemos o pedido e a completa, em até 15 dias. Se a resposta não resolver, você pode reclamar à ANPD.`,
    ],
  },
  {
    id: 'cookies',
    title: msg`Cookies e o que fica no seu aparelho`,
    plain: msg`Só o necessário para o site funcionar. Estatísticas, apenas se você aceitar.`,
    brief: msg`As visitas só são contadas se você aceitar.`,
    body: [
      msg`Guardamos no seu navegador a sessão, um código que prova que o link de um e-mail foi pedido aqui, o idioma (se você o escolher, também em um cookie, por um ano), o tema, o modo leitura, rascunhos de formulário, a página a que voltar, a hora da sua última visita à sua conta, o que você dispensou, a sua escolha sobre estatísticas, o que for preciso para retomar depois de uma falha e, se você entrar com o Google, um cookie que protege essa entrada, por dez minutos. Nada disso serve para seguir você em outros sites.`,
      msg`A medição de visitas, do Google, só carrega se você aceitar, e não usa cookies. Você pode mudar de ideia a qualquer momento em “Escolhas de cookies”, no rodapé.`,
    ],
  },
  {
    id: 'idade',
    title: msg`Idade mínima`,
    plain: msg`O serviço é para pessoas adultas.`,
    body: [
      msg`É preciso ter ${MINIMUM_AGE_YEARS} anos ou mais para ter uma conta. Se soubermos que uma conta é de alguém mais jovem, nós a encerramos e apagamos os dados.`,
    ],
  },
  {
    id: 'mudancas',
    title: msg`Mudanças nesta política`,
    plain: msg`Avisamos antes de mudar o que importa.`,
    body: [
      msg`Quando algo importante mudar, avisamos por e-mail e nesta página com pelo menos ${TERMS_NOTICE_DAYS} dias de antecedência. Se a mudança depender de consentimento, pedimos de novo.`,
    ],
  },
]
