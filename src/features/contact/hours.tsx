import { Trans } from '@lingui/react/macro'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { supportHoursAt } from '#contracts/support-hours.ts'
import { useMinute } from '#src/page-context/minutes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Tag } from '#src/ui/tag.tsx'
import styles from './contact.module.css'

/** Office hours in São Paulo time, and in the visitor's time zone after hydration. */
export const Hours = () => {
  const minute = useMinute()
  return (
    <>
      <p>
        <Trans>Segunda a sexta, das 9h às 18h (horário de São Paulo)</Trans>
      </p>
      {minute !== null && <HoursNow minute={minute} />}
    </>
  )
}

const HoursNow = ({ minute }: { minute: number }) => {
  const { isOpen, opens, closes } = supportHoursAt(minute)
  const tag = LANGUAGE_TAGS[useLanguage()]
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' })
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  const from = time.format(opens)
  const until = time.format(closes)
  const next = day.format(opens)
  const isElsewhere = time.resolvedOptions().timeZone !== SUPPORT_HOURS.timeZone
  return (
    <div className={styles['now']} data-hydrated-only="">
      {isOpen ? (
        <Tag tone="success">
          <Trans>Aberto agora, até as {until}</Trans>
        </Tag>
      ) : (
        <Tag tone="warning">
          <Trans>Fechado agora, volta {next}</Trans>
        </Tag>
      )}
      {isElsewhere && (
        <p>
          <Trans>
            No seu horário: das {from} às {until}
          </Trans>
        </p>
      )}
    </div>
  )
}
