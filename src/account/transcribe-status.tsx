import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import type { LINK_STATUSES, Services } from '#contracts/api/services.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { DateText } from './date-text.tsx'
import styles from './transcribe-status.module.css'

type Link = NonNullable<Services[number]['link']>
type LinkStatus = (typeof LINK_STATUSES)[number]

const STATUSES: Record<LinkStatus, { tone: 'success' | 'warning' | 'info'; name: MessageDescriptor }> = {
  notLinked: { tone: 'info', name: msg`Número ainda não conectado` },
  waitingFirstAudio: { tone: 'info', name: msg`Aguardando o primeiro áudio` },
  active: { tone: 'success', name: msg`Funcionando` },
  paused: { tone: 'warning', name: msg`Pausado` },
  quotaReached: { tone: 'warning', name: msg`Limite do mês atingido` },
}

/** Those first steps that are completed in the account: confirmed address, phone number in the profile. */
type OwnSteps = { isConfirmed: boolean; hasPhone: boolean }

export const ownStepsOf = ({ email_verified: isConfirmed, phone_number: phone }: UserWithProfile): OwnSteps => ({
  isConfirmed,
  hasPhone: phone !== null,
})

export const transcribeLinkOf = (services: Services): Link | null =>
  services.find(({ id }) => id === 'transcribe')?.link ?? null

export const LinkTag = ({ status }: { status: LinkStatus }) => {
  const { i18n } = useLingui()
  return <Tag tone={STATUSES[status].tone}>{i18n._(STATUSES[status].name)}</Tag>
}

/** Status of Transcribe: the first steps until they are completed, then the linked number and its activity. */
export const TranscribeStatus = ({ services, own }: { services: Services; own?: OwnSteps | undefined }) => {
  const settings = pathOf('transcribeSettings', useLanguage())
  const link = transcribeLinkOf(services)
  if (link === null) return null
  const isNew = link.status === 'notLinked' || link.status === 'waitingFirstAudio'
  return (
    <div className={styles['status']}>
      <div>
        <LinkTag status={link.status} />
      </div>
      {(isNew || own?.isConfirmed === false || own?.hasPhone === false) && <FirstSteps link={link} own={own} />}
      {!isNew && <LinkFacts link={link} />}
      <ButtonRow>
        {link.status === 'notLinked' ? (
          <LinkButton kind="primary" href={settings}>
            <Trans>Conectar um número</Trans>
          </LinkButton>
        ) : (
          <>
            <LinkButton kind="primary" href={MESSAGING_URL}>
              <Trans>Enviar um áudio</Trans>
            </LinkButton>
            <LinkButton kind="ghost" href={settings}>
              <Trans>Ajustar respostas</Trans>
            </LinkButton>
          </>
        )}
      </ButtonRow>
    </div>
  )
}

const FirstSteps = ({ link, own }: { link: Link; own: OwnSteps | undefined }) => (
  <ol className={styles['steps']}>
    <Step isDone>
      <Trans>Criar a conta</Trans>
    </Step>
    {own !== undefined && (
      <>
        <Step isDone={own.isConfirmed}>
          {own.isConfirmed ? (
            <Trans>Confirmar o e-mail</Trans>
          ) : (
            <PageLink to="securitySettings">
              <Trans>Confirmar o e-mail</Trans>
            </PageLink>
          )}
        </Step>
        <Step isDone={own.hasPhone}>
          {own.hasPhone ? (
            <Trans>Informar o telefone</Trans>
          ) : (
            <PageLink to="accountSettings">
              <Trans>Informar o telefone</Trans>
            </PageLink>
          )}
        </Step>
      </>
    )}
    <Step isDone={link.status !== 'notLinked'}>
      <Trans>Conectar o número de onde você manda os áudios</Trans>
    </Step>
    <Step isDone={link.status !== 'notLinked' && link.status !== 'waitingFirstAudio'}>
      <Trans>Encaminhar um áudio para o Transcribe</Trans>
    </Step>
  </ol>
)

const Step = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <li data-done={isDone || undefined}>
    <span>
      {children}
      {isDone && (
        <span className="visually-hidden">
          {' '}
          <Trans>(feito)</Trans>
        </span>
      )}
    </span>
  </li>
)

const LinkFacts = ({ link: { phone_masked: phone, last_message_at: at } }: { link: Link }) => (
  <DefinitionList>
    {phone !== null && (
      <Definition term={<Trans>Número conectado</Trans>}>
        <span className="no-wrap">{phone}</span>
      </Definition>
    )}
    {at !== null && (
      <Definition term={<Trans>Último áudio</Trans>}>
        <DateText at={at} as="moment" />
      </Definition>
    )}
  </DefinitionList>
)
