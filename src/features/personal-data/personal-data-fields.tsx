import { Trans, useLingui } from '@lingui/react/macro'
import type { PersonalField } from '#contracts/forms/personal-data.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/languages.ts'
import { COMPANY_MAX_LENGTH, JOB_TITLE_MAX_LENGTH, NAME_MAX_LENGTH } from '#contracts/limits.ts'
import { FieldPair } from '#src/ui/field-pair.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CpfField } from './cpf-field.tsx'

type PersonalDataFieldsProps = {
  stored: Readonly<Record<PersonalField, string>>
  /** What the fields hold was stored just now. */
  isSaved: boolean
}

/** The form's fields. Those that may be empty are marked optional. */
export const PersonalDataFields = ({ stored, isSaved }: PersonalDataFieldsProps) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="name"
        label={t`Nome`}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        defaultValue={stored.name}
      />
      <FieldPair>
        <PhoneField name="phone_number" defaultValue={stored.phone_number} />
        <CpfField defaultValue={stored.cpf} isSaved={isSaved} />
      </FieldPair>
      <FieldPair>
        <TextField
          name="birth_date"
          label={t`Data de nascimento`}
          type="date"
          autoComplete="bday"
          optional
          defaultValue={stored.birth_date}
        />
        <SelectField
          name="language"
          label={t`Idioma`}
          hint={<Trans>Para o site e os e-mails que você recebe.</Trans>}
          defaultValue={stored.language}
          options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          name="company"
          label={t`Empresa`}
          autoComplete="organization"
          maxLength={COMPANY_MAX_LENGTH}
          optional
          defaultValue={stored.company}
        />
        <TextField
          name="job_title"
          label={t`Cargo`}
          autoComplete="organization-title"
          maxLength={JOB_TITLE_MAX_LENGTH}
          optional
          defaultValue={stored.job_title}
        />
      </FieldPair>
      <TextArea name="bio" label={t`Sobre você`} optional defaultValue={stored.bio} />
    </>
  )
}
