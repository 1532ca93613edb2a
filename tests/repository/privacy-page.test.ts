/** The privacy page names every key of the browser's storage, every table with data of a person and every term of deletion. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TASKS } from '#server/maintenance/prune.ts'

const textOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => ending.test(path) && !path.startsWith('src/dev/'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

const page = readFileSync('src/pages/privacy/clauses.ts', 'utf8')

/** By key or prefix of keys, and by cookie: the words of the page. */
const STORED: Record<string, string> = {
  'prosa.session': 'a sessão',
  // The code verifier of the auth client.
  '-code-verifier': 'um código que prova que o link de um e-mail foi pedido aqui',
  'prosa.comfort': 'o modo leitura',
  'prosa.theme': 'o tema',
  'prosa.draft.': 'rascunhos de formulário',
  'prosa.consent': 'a sua escolha sobre estatísticas',
  'prosa.visit': 'a hora da sua última visita à sua conta',
  'prosa.origin': 'a página a que voltar',
  'prosa.offer.dismissed': 'o que você dispensou',
  'prosa.deletion': 'o que for preciso para retomar depois de uma falha',
  'prosa.reloaded': 'o que for preciso para retomar depois de uma falha',
  i18nextLng: 'o idioma (se você o escolher, também em um cookie, por um ano)',
  google_sign_in: 'um cookie que protege essa entrada, por dez minutos',
}

/** Not stored in the browser of a visitor: the name of a channel, and the mailbox of a demonstration. */
const NOT_STORED = ['prosa.left', 'mailbox_key']

it('every key and cookie of the site is named', () => {
  const code = ['src', 'contracts', 'server'].map((folder) => textOf(folder, /\.tsx?$/)).join('\n')
  const literals = [
    ...code.matchAll(/['`](prosa\.[a-z.]+[a-z])(?:\.\$\{\w+\}\.?)?['`]/g),
    ...code.matchAll(/['`](?:\$\{SESSION_KEY\})?(i18nextLng|-code-verifier|google_sign_in|mailbox_key)['`]/g),
  ].map(([, key = '']) => key)
  const keys = literals.filter((key) => !key.endsWith('.csv') && !NOT_STORED.includes(key))
  const unnamed = keys.filter((key) => !Object.keys(STORED).some((named) => key.startsWith(named)))
  expect([...new Set(unnamed)]).toEqual([])
  expect(Object.entries(STORED).filter(([, words]) => !page.includes(words))).toEqual([])
})

/** By table: the words of the page, or null and the reason why it has no data of a person. */
const TABLES: Record<string, string | null> = {
  'access.records': 'Registros de acesso: conta, endereço de IP, porta, data e hora',
  'public.users': 'Cadastro: nome, e-mail, telefone, idioma, tipo de pessoa',
  'private.pending_sign_ups': 'Cadastro não confirmado: 7 dias',
  'private.email_changes': 'Cadastro: nome, e-mail',
  'public.user_profiles': 'Perfil, só o que você preencher',
  'private.avatars': 'foto',
  'public.privacy_settings': 'Escolhas de privacidade',
  'private.privacy_changes': 'com a data de cada mudança',
  'public.transcribe_settings': 'escolhas',
  'private.audit_log': 'a atividade da conta',
  'private.admin_acts': 'a atividade da conta',
  'private.known_devices': 'Aparelhos: o navegador e o sistema',
  'private.known_networks': 'Da rede, um código',
  'public.transcriptions': 'a transcrição e o resumo deles',
  'private.deleted_transcriptions': 'você tem alguns segundos para desfazer',
  'private.messaging_links': 'o número que você conectou',
  'private.link_codes': 'o número que você conectou',
  'private.ingested_messages': 'o identificador de cada mensagem que encaminhou',
  'public.subscriptions': 'Pagamento: plano, situação',
  'private.plan_reminders': 'Pagamento: plano, situação',
  'public.payments': 'histórico de cobranças',
  'private.checkouts': 'histórico de cobranças',
  'private.provider_subscriptions': 'Pagamento: plano, situação',
  'private.provider_invoices': 'histórico de cobranças',
  'public.contact_messages': 'Mensagens que você nos escreve',
  'private.outbox': 'os e-mails que enviamos a você',
  'private.waitlist_entries': 'o endereço que você deixa em uma lista de espera',
  'public.data_export_requests': 'Arquivo de exportação dos seus dados',
  'private.export_files': 'Arquivo de exportação dos seus dados',
  'private.data_keys': 'com a chave da sua conta',
  'private.limit_hits': 'contamos tentativas por rede e por conta',
  'limits.counts': 'contamos tentativas por rede e por conta',
  'private.email_code_attempts': 'contamos tentativas por rede e por conta',
  // Of a sign-in, a second factor or a repeated call: codes and times, which prevent fraud.
  'private.factor_steps': 'prevenir fraude e abuso',
  'private.recovery_codes': 'prevenir fraude e abuso',
  'private.recovery_sessions': 'prevenir fraude e abuso',
  'private.identity_proofs': 'prevenir fraude e abuso',
  'private.google_visits': 'prevenir fraude e abuso',
  'private.used_invitations': 'prevenir fraude e abuso',
  'private.repeats': 'prevenir fraude e abuso',
  // Without a person.
  'private.leaving_reasons': null,
  'private.payment_messages': null,
  'private.receipt_counters': null,
  'private.installation_keys': null,
  'private.oldest_program': null,
  'private.servers': null,
  'private.upkeep': null,
  'private.allowed': null,
  'public.plans': null,
}

it('every table with data of a person is named', () => {
  const sql = textOf('supabase/migrations', /\.sql$/)
  const namesAfter = (words: string) =>
    Array.from(
      sql.matchAll(new RegExp(`^${words} (?:if (?:not )?exists )?((?:private|public|access|limits)\\.\\w+)`, 'gm')),
      ([, name = '']) => name,
    )
  const dropped = namesAfter('drop table')
  const tables = namesAfter('create (?:unlogged )?table').filter((name) => !dropped.includes(name))
  expect(tables.filter((name) => !(name in TABLES))).toEqual([])
  expect(Object.entries(TABLES).filter(([, words]) => words !== null && !page.includes(words))).toEqual([])
})

/** By task: how the page says the term of its statement. */
const TERMS: Record<string, [interval: string, words: string]> = {
  ingestedMessages: ['90 days', 'Identificador de uma mensagem encaminhada: 90 dias'],
  auditLog: ['6 months', 'Atividade da conta: 6 meses'],
  accessRecords: ['6 months', 'Registros de acesso: 6 meses'],
  answeredContactMessages: ['12 months', 'Mensagens de contato: 12 meses depois da resposta'],
  oldContactMessages: ['24 months', 'sem resposta, 24 meses depois de chegarem'],
  unconfirmedWaitlistEntries: ['7 days', 'sem confirmação, 7 dias'],
  pendingSignUps: ['7 days', 'Cadastro não confirmado: 7 dias'],
  unconfirmedAccounts: ['7 days', 'Cadastro não confirmado: 7 dias'],
  knownNetworks: ['180 days', 'Código de uma rede: 180 dias'],
  finishedMails: ['30 days', 'E-mails que enviamos: 30 dias'],
}

it.each(Object.entries(TERMS))('the term of %s is the one of its deletion', (name, [interval, words]) => {
  expect(TASKS.find((task) => task.name === name)?.sql).toContain(`interval '${interval}'`)
  expect(page.includes(words)).toBe(true)
})
