/** What an exported file says about itself. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'

type Readme = { file: string; text: string }

export const README: Record<Language, Readme> = {
  pt: {
    file: 'LEIA-ME.txt',
    text: `Seus dados na ${BRAND_NAME}

data.json            tudo o que guardamos sobre você, em um arquivo
transcriptions.csv   suas transcrições, com data, resumo e texto
payments.csv         seus pagamentos; os valores estão em centavos
activity.csv         o que aconteceu na sua conta
picture.webp         a sua foto, se você tem uma

Os arquivos .csv abrem em qualquer planilha. Datas e horas estão no horário universal (UTC).
Guarde este arquivo com cuidado: o texto das suas mensagens está aberto nele.
`,
  },
  en: {
    file: 'README.txt',
    text: `Your data at ${BRAND_NAME}

data.json            everything we keep about you, in one file
transcriptions.csv   your transcriptions, with date, summary and text
payments.csv         your payments; amounts are in cents
activity.csv         what happened in your account
picture.webp         your picture, if you have one

The .csv files open in any spreadsheet. Dates and times are in universal time (UTC).
Keep this file safe: the text of your messages lies open in it.
`,
  },
  es: {
    file: 'LEEME.txt',
    text: `Sus datos en ${BRAND_NAME}

data.json            todo lo que guardamos sobre usted, en un archivo
transcriptions.csv   sus transcripciones, con fecha, resumen y texto
payments.csv         sus pagos; los importes están en centavos
activity.csv         lo que ocurrió en su cuenta
picture.webp         su foto, si tiene una

Los archivos .csv se abren en cualquier hoja de cálculo. Las fechas y horas están en tiempo universal (UTC).
Guarde bien este archivo: el texto de sus mensajes está abierto en él.
`,
  },
  fr: {
    file: 'LISEZ-MOI.txt',
    text: `Vos données chez ${BRAND_NAME}

data.json            tout ce que nous gardons à votre sujet, en un fichier
transcriptions.csv   vos transcriptions, avec date, résumé et texte
payments.csv         vos paiements ; les montants sont en centimes
activity.csv         ce qui s’est passé dans votre compte
picture.webp         votre photo, si vous en avez une

Les fichiers .csv s’ouvrent dans n’importe quel tableur. Dates et heures sont en temps universel (UTC).
Gardez ce fichier en lieu sûr : le texte de vos messages y est lisible.
`,
  },
}
