import { Trans, useLingui } from '@lingui/react/macro'
import { Faq, FaqItem } from '#src/ui/faq.tsx'
import { Section } from '#src/ui/section.tsx'
import { QUESTIONS } from './questions-list.ts'

export const Questions = () => {
  const { t } = useLingui()
  return (
    <Section id="perguntas" isSplit title={<Trans>Perguntas frequentes</Trans>}>
      <Faq>
        {QUESTIONS.map(({ id, question, answer }) => (
          <FaqItem key={id} question={t(question)}>
            <p>{t(answer)}</p>
          </FaqItem>
        ))}
      </Faq>
    </Section>
  )
}
