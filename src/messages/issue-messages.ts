/** The text of every field issue. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IssueCode } from '#contracts/forms/issues.ts'

export const ISSUE_MESSAGES = {
  'name.required': msg({ id: 'issue.name.required', message: 'Nome é obrigatório' }),
  'name.tooShort': msg({ id: 'issue.name.tooShort', message: 'O nome precisa de pelo menos 2 letras' }),
  'name.tooLong': msg({ id: 'issue.name.tooLong', message: 'O nome pode ter até 120 caracteres' }),
  'name.characters': msg({
    id: 'issue.name.characters',
    message: 'Escreva o nome com letras, números e sinais como ponto, hífen e apóstrofo, sem emojis',
  }),
  'email.required': msg({ id: 'issue.email.required', message: 'E-mail é obrigatório' }),
  'email.invalid': msg({ id: 'issue.email.invalid', message: 'Confira o e-mail: algo como nome@exemplo.com' }),
  'email.unchanged': msg({ id: 'issue.email.unchanged', message: 'Este já é o e-mail da sua conta' }),
  'phone.invalid': msg({
    id: 'issue.phone.invalid',
    message: 'Confira o telefone: DDD e número, só com dígitos, espaços, hifens e parênteses',
  }),
  'cpf.invalid': msg({ id: 'issue.cpf.invalid', message: 'Confira o CPF: o número não é válido' }),
  'password.required': msg({ id: 'issue.password.required', message: 'Senha é obrigatória' }),
  'password.tooShort': msg({ id: 'issue.password.tooShort', message: 'A senha precisa de pelo menos 6 caracteres' }),
  'password.tooLong': msg({
    id: 'issue.password.tooLong',
    message: 'A senha é longa demais. Use até 72 caracteres; acentos e emojis contam como mais de um.',
  }),
  'password.mismatch': msg({ id: 'issue.password.mismatch', message: 'As senhas não coincidem' }),
  'consent.required': msg({
    id: 'issue.consent.required',
    message: 'Para entrar na lista, é preciso concordar em receber o aviso',
  }),
  'terms.required': msg({ id: 'issue.terms.required', message: 'Para criar a conta é preciso aceitar os termos' }),
  'company.tooLong': msg({ id: 'issue.company.tooLong', message: 'O nome da empresa pode ter até 120 caracteres' }),
  'subject.required': msg({ id: 'issue.subject.required', message: 'Escolha um assunto' }),
  'message.tooShort': msg({ id: 'issue.message.tooShort', message: 'A mensagem precisa de pelo menos 10 caracteres' }),
  'message.tooLong': msg({ id: 'issue.message.tooLong', message: 'A mensagem pode ter até 4.000 caracteres' }),
  'birthDate.invalid': msg({ id: 'issue.birthDate.invalid', message: 'Confira a data de nascimento' }),
  'birthDate.tooYoung': msg({ id: 'issue.birthDate.tooYoung', message: 'É preciso ter pelo menos 18 anos' }),
  'bio.tooLong': msg({ id: 'issue.bio.tooLong', message: 'O texto pode ter até 1.000 caracteres' }),
  'jobTitle.tooLong': msg({ id: 'issue.jobTitle.tooLong', message: 'O cargo pode ter até 120 caracteres' }),
  'language.unknown': msg({ id: 'issue.language.unknown', message: 'Escolha um dos quatro idiomas' }),
  'reason.required': msg({ id: 'issue.reason.required', message: 'Diga o motivo' }),
  'reason.tooLong': msg({ id: 'issue.reason.tooLong', message: 'O motivo pode ter até 500 caracteres' }),
  'word.mismatch': msg({ id: 'issue.word.mismatch', message: 'Digite a palavra exatamente como aparece' }),
  'recoveryCode.invalid': msg({
    id: 'issue.recoveryCode.invalid',
    message: 'O código de recuperação tem 10 letras e números',
  }),
  'code.invalid': msg({ id: 'issue.code.invalid', message: 'O código tem 6 dígitos' }),
} satisfies Record<IssueCode, MessageDescriptor>
