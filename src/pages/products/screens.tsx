import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PictureName } from '#src/ui/picture-files.ts'
import { ProductPicture } from '#src/ui/product-picture.tsx'
import { Section } from '#src/ui/section.tsx'
import { Features } from './features.tsx'
import styles from './screens.module.css'

/** Three screenshots of the product, in a row that scrolls sideways if it is wider than the page. */
export const Screens = () => {
  const { t } = useLingui()
  return (
    <Section
      id="telas"
      isSunken
      title={<Trans>Assim fica no seu celular</Trans>}
      lead={<Trans>Telas do próprio produto, com pessoas e mensagens inventadas.</Trans>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, to be scrolled by keyboard */}
      <section className={styles['row']} aria-label={t`Telas do Transcribe`} tabIndex={0}>
        <Screen
          name="chat"
          alt={t`Tela do celular: uma conversa em que o áudio recebido vira um resumo com reunião, hora, lugar e assuntos, e a transcrição com a hora destacada.`}
          title={<Trans>Na conversa</Trans>}
        >
          <Trans>O resumo chega onde o áudio estava. Não precisa instalar nada.</Trans>
        </Screen>
        <Screen
          name="list"
          alt={t`Tela do celular: a lista de transcrições por dia, cada uma com o título, a hora e os assuntos.`}
          title={<Trans>Na sua lista</Trans>}
        >
          <Trans>Tudo o que foi transcrito, dia por dia, fechado até você abrir.</Trans>
        </Screen>
        <Screen
          name="opened"
          alt={t`Tela do celular: uma transcrição aberta, com o resumo e, abaixo dele, o compromisso, a data, o lugar e os assuntos.`}
          title={<Trans>Por dentro</Trans>}
        >
          <Trans>Primeiro o resumo. Toque em um campo e veja a frase de onde ele saiu.</Trans>
        </Screen>
      </section>
      <Features />
    </Section>
  )
}

type ScreenProps = { name: PictureName; alt: string; title: ReactNode; children: ReactNode }

const Screen = ({ name, alt, title, children }: ScreenProps) => (
  <figure className={styles['screen']}>
    <ProductPicture name={name} alt={alt} />
    <figcaption>
      <h3>{title}</h3>
      <p>{children}</p>
    </figcaption>
  </figure>
)
