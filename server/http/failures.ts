/** Status and Portuguese text of each error code in answers of the Product API. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, ErrorCode } from '#contracts/errors.ts'
import type { IssueCode } from '#contracts/forms/issues.ts'
import type { AppEnv } from './app-env.ts'

export const FAILURES = {
  unexpected: [500, 'Erro inesperado. Tente de novo.'],
  'service.unavailable': [503, 'O serviço está ocupado. Tente de novo em instantes.'],
  'request.invalid': [400, 'Os dados não foram aceitos. Confira o que você preencheu e tente de novo.'],
  'request.tooLarge': [413, 'O que você enviou é grande demais. Envie algo menor.'],
  'request.unsupportedType': [415, 'Este tipo de arquivo não é aceito. Escolha outro.'],
  'request.notFound': [404, 'Não encontramos o que você procurava. Volte e tente de novo.'],
  'request.notAllowed': [403, 'Esta operação não é permitida. Volte à página anterior ou fale com a gente.'],
  'request.conflict': [409, 'Este pedido já tinha sido enviado. Atualize a página para ver como ele está.'],
  'rate.limited': [429, 'Muitas tentativas. Aguarde um pouco e tente de novo.'],
  'auth.unauthenticated': [401, 'Usuário não autenticado'],
  'account.inactive': [403, 'Sua conta foi desativada. Entre em contato com o suporte.'],
  'auth.emailTaken': [409, 'Este e-mail já está cadastrado'],
  'auth.linkExpired': [410, 'Este link já foi usado ou expirou. Peça um novo.'],
  'auth.weakPassword': [422, 'Esta senha é fraca demais. Escolha outra.'],
  'auth.samePassword': [422, 'A nova senha precisa ser diferente da atual. Escolha outra.'],
  'password.changeFailed': [502, 'Erro ao alterar senha'],
  'password.currentWrong': [400, 'A senha atual não confere. Digite de novo.'],
  'password.none': [409, 'Esta conta não tem senha: entre com o Google.'],
  'profile.fieldNotAllowed': [400, 'Este dado não pode ser alterado por aqui. Fale com a gente para mudá-lo.'],
  'transcription.decryptFailed': [422, '[Erro ao descriptografar conteúdo]'],
  'transcription.gone': [410, 'Não dá mais para desfazer: o que você apagou não volta.'],
  'auth.proofNeeded': [403, 'Confirme sua senha para continuar.'],
  'auth.factorProofNeeded': [403, 'Confirme com um código do aplicativo autenticador para continuar.'],
  'auth.secondFactorNeeded': [403, 'Falta o código do aplicativo. Entre de novo.'],
  'avatar.unsupported': [
    415,
    'Não foi possível abrir esta imagem. Envie outra, ou uma cópia menor, em PNG, JPEG ou WebP.',
  ],
  'export.inProgress': [409, 'Uma cópia já está sendo preparada. Avisamos por e-mail quando ela estiver pronta.'],
  'link.codeInvalid': [404, 'Este código não confere ou expirou. Confira os 8 caracteres ou peça um novo.'],
  'link.numberInUse': [409, 'Este número já está conectado a outra conta. Desconecte-o lá ou use outro.'],
  'quota.reached': [
    403,
    'Você atingiu o limite de transcrições deste mês. A contagem recomeça no mês que vem; com o Premium não há limite.',
  ],
  'service.paused': [403, 'O Transcribe está em pausa. Retome-o nos ajustes do Transcribe.'],
  'billing.unavailable': [503, 'O pagamento está indisponível agora. Nada foi cobrado. Tente de novo mais tarde.'],
  'billing.notForSale': [409, 'Este plano não pode ser comprado por aqui. Fale com a gente.'],
  'billing.noSubscription': [409, 'Não há assinatura para alterar. Escolha um plano para começar.'],
  'billing.alreadyActive': [409, 'Este plano já é o seu. Não é preciso fazer nada.'],
  'admin.ownAccount': [409, 'Você não pode desativar a própria conta. Peça a outra pessoa da administração.'],
  'admin.alreadyAnswered': [409, 'Esta mensagem já foi respondida. Nada foi enviado agora.'],
  'access.denied': [403, 'Você não tem permissão para acessar esta página.'],
  'account.deletionFailed': [500, 'Erro ao solicitar exclusão da conta'],
  'registration.invitationInvalid': [404, 'Este convite não vale mais. Você pode criar a conta sem ele.'],
} as const satisfies Partial<Record<ErrorCode, readonly [ContentfulStatusCode, string]>>

export type ServerErrorCode = keyof typeof FAILURES

/** Issues of the forms, and one that only the server detects: a common password. */
type Findings = Partial<Record<string, IssueCode | 'password.common'>>

export type RefusalDetails = {
  /** Seconds until a retry. */
  retryAfter?: number
  /** First issue of each field; codes only, never input. */
  fields?: Findings
  /** Overrides the code's usual status. */
  status?: ContentfulStatusCode
  headers?: Record<string, string>
  /** For the log; never part of an answer. */
  cause?: unknown
}

/** An error that is answered with its code. Thrown anywhere; each part of the server renders it in its own format. */
export class Refusal extends Error {
  readonly code: ServerErrorCode
  readonly status: ContentfulStatusCode
  readonly fields: Findings | undefined
  readonly headers: Record<string, string>

  constructor(code: ServerErrorCode, { retryAfter, fields, status, headers, cause }: RefusalDetails = {}) {
    super(code, { cause })
    this.name = 'Refusal'
    this.code = code
    this.status = status ?? FAILURES[code][0]
    this.fields = fields
    this.headers = { ...headers, ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) }
  }
}

/**
 * The failed answer of `/api`, and of every route without a format of its own. No cache keeps it (OPS-32): without the header
 * a cache may keep a 404, 405 or 410 for a time of its choice.
 */
export const failureBody = (c: Context<AppEnv>, refusal: Refusal): Response => {
  const body: ErrorBody = {
    error: FAILURES[refusal.code][1],
    code: refusal.code,
    requestId: c.get('requestId'),
    ...(refusal.fields ? { details: { fields: refusal.fields as Record<string, string> } } : {}),
  }
  return c.json(body, refusal.status, { 'Cache-Control': 'no-store', ...refusal.headers })
}
