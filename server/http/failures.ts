/** Failures the Product API answers with: status and Portuguese text of each code. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, ErrorCode } from '#contracts/errors.ts'
import type { IssueCode } from '#contracts/forms/issues.ts'
import type { AppEnv } from './app-env.ts'

export const FAILURES = {
  unexpected: [500, 'Erro inesperado. Tente de novo.'],
  'service.unavailable': [503, 'O serviço está ocupado. Tente de novo em instantes.'],
  'request.invalid': [400, 'Confira os dados enviados.'],
  'request.tooLarge': [413, 'O que foi enviado é grande demais.'],
  'request.unsupportedType': [415, 'Este formato não é aceito.'],
  'request.notFound': [404, 'Não encontrado.'],
  'request.notAllowed': [403, 'Esta operação não é permitida.'],
  'request.conflict': [409, 'Este envio conflita com um anterior.'],
  'rate.limited': [429, 'Muitas tentativas. Aguarde um pouco.'],
  'auth.unauthenticated': [401, 'Usuário não autenticado'],
  'account.inactive': [403, 'Sua conta foi desativada. Entre em contato com o suporte.'],
  'auth.emailTaken': [409, 'Este e-mail já está cadastrado'],
  'auth.linkExpired': [410, 'Este link já foi usado ou venceu.'],
  'auth.weakPassword': [422, 'Esta senha é fraca demais. Escolha outra.'],
  'auth.samePassword': [422, 'A nova senha precisa ser diferente da atual.'],
  'password.changeFailed': [502, 'Erro ao alterar senha'],
  'password.currentWrong': [400, 'A senha atual não confere.'],
  'password.none': [409, 'Esta conta não tem senha: ela entra com o Google.'],
  'profile.fieldNotAllowed': [400, 'Este dado não pode ser alterado por aqui.'],
  'transcription.decryptFailed': [422, '[Erro ao descriptografar conteúdo]'],
  'auth.proofNeeded': [403, 'Confirme sua senha para continuar.'],
  'avatar.unsupported': [415, 'Esta imagem não pôde ser lida. Envie um arquivo PNG, JPEG ou WebP.'],
  'export.inProgress': [409, 'Uma exportação já está em andamento.'],
  'link.codeInvalid': [404, 'Este código não confere ou venceu.'],
  'link.numberInUse': [409, 'Este número já está ligado a outra conta.'],
  'quota.reached': [403, 'O limite de transcrições deste mês foi atingido.'],
  'service.paused': [403, 'O serviço está pausado.'],
  'billing.unavailable': [503, 'O pagamento está indisponível agora. Nada foi cobrado.'],
  'billing.notForSale': [409, 'Este plano não pode ser comprado por aqui.'],
  'billing.noSubscription': [409, 'Não há assinatura para alterar.'],
  'billing.alreadyActive': [409, 'Este plano já é o seu.'],
  'admin.ownAccount': [409, 'Você não pode desativar a própria conta.'],
  'access.denied': [403, 'Você não tem permissão para acessar esta página.'],
  'account.deletionFailed': [500, 'Erro ao solicitar exclusão da conta'],
  'registration.invitationInvalid': [404, 'Este convite não vale mais.'],
} as const satisfies Partial<Record<ErrorCode, readonly [ContentfulStatusCode, string]>>

export type ServerErrorCode = keyof typeof FAILURES

/** Beside the issues of the forms, what only the server knows: the commonest passwords. */
type Findings = Partial<Record<string, IssueCode | 'password.common'>>

export type RefusalDetails = {
  /** Seconds until the same request may succeed. */
  retryAfter?: number
  /** First issue of each field; codes only, never what was sent. */
  fields?: Findings
  /** Where the code's usual status does not fit. */
  status?: ContentfulStatusCode
  headers?: Record<string, string>
  /** For the log; never part of an answer. */
  cause?: unknown
}

/** A request that is answered with a code of the catalogue. Thrown anywhere; each part of the server renders its own shape. */
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

/** The failed answer of `/api`, and of whatever has no shape of its own. */
export const failureBody = (c: Context<AppEnv>, refusal: Refusal): Response => {
  const body: ErrorBody = {
    error: FAILURES[refusal.code][1],
    code: refusal.code,
    requestId: c.get('requestId'),
    ...(refusal.fields ? { details: { fields: refusal.fields as Record<string, string> } } : {}),
  }
  return c.json(body, refusal.status, refusal.headers)
}
