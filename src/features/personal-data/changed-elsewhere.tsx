import { Trans, useLingui } from '@lingui/react/macro'
import { maskCpf } from '#contracts/br/cpf.ts'
import type { PersonalField } from '#contracts/forms/personal-data.ts'
import { isLanguage, LANGUAGE_NAMES } from '#contracts/languages.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { Notice } from '#src/ui/notice.tsx'

const languageName = (language: string) => (isLanguage(language) ? LANGUAGE_NAMES[language] : language)

/** After a write conflict: the stored values, shown above what was typed. */
export const ChangedElsewhere = ({ stored }: { stored: Readonly<Record<PersonalField, string>> }) => {
  const { t } = useLingui()
  const rows = [
    [t`Nome`, stored.name],
    [t`Telefone`, stored.phone_number],
    [t`CPF`, maskCpf(stored.cpf)],
    [t`Data de nascimento`, stored.birth_date && <DateText at={stored.birth_date} as="calendarDay" />],
    [t`Idioma`, languageName(stored.language)],
    [t`Empresa`, stored.company],
    [t`Cargo`, stored.job_title],
    [t`Sobre você`, stored.bio],
  ] as const
  return (
    <>
      <Notice tone="warning">
        <Trans>Estes dados mudaram em outro lugar enquanto você escrevia. O que está salvo agora:</Trans>
      </Notice>
      <DefinitionList>
        {rows
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <Definition key={term} term={term}>
              {value}
            </Definition>
          ))}
      </DefinitionList>
    </>
  )
}
