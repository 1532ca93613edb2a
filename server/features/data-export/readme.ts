/** The README in an export. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'

type Readme = { file: string; text: string }

export const README: Record<Language, Readme> = {
  pt: {
    file: 'LEIA-ME.txt',
    text: `Seus dados na ${BRAND_NAME}

data.json            tudo o que guardamos sobre você, em um arquivo para programas, com nomes técnicos
transcriptions.csv   suas transcrições, com data, resumo e texto
payments.csv         seus pagamentos
activity.csv         o que aconteceu na sua conta
picture.webp         a sua foto, se você tem uma

Os arquivos .csv são tabelas e abrem na sua planilha. Se ela mostrar uma coluna só, use “importar dados”: o separador é o ponto e vírgula. Datas e horas estão no horário universal (UTC).
Guarde este arquivo com cuidado: o texto das suas mensagens pode ser lido nele.
`,
  },
  en: {
    file: 'README.txt',
    text: `Your data at ${BRAND_NAME}

data.json            everything we keep about you, in one file for software, with technical names
transcriptions.csv   your transcriptions, with date, summary and text
payments.csv         your payments
activity.csv         what happened in your account
picture.webp         your photo, if you have one

The .csv files are tables and open in your spreadsheet. If it shows one column only, use “import data”: the separator is the comma. Dates and times are in universal time (UTC).
Keep this file safe: the text of your messages is readable in it.
`,
  },
  es: {
    file: 'LEEME.txt',
    text: `Tus datos en ${BRAND_NAME}

data.json            todo lo que guardamos sobre ti, en un archivo para programas, con nombres técnicos
transcriptions.csv   tus transcripciones, con fecha, resumen y texto
payments.csv         tus pagos
activity.csv         lo que ocurrió en tu cuenta
picture.webp         tu foto, si tienes una

Los archivos .csv son tablas y se abren en tu hoja de cálculo. Si muestra una sola columna, usa «importar datos»: el separador es el punto y coma. Las fechas y horas están en tiempo universal (UTC).
Guarda bien este archivo: el texto de tus mensajes se puede leer en él.
`,
  },
  fr: {
    file: 'LISEZ-MOI.txt',
    text: `Vos données chez ${BRAND_NAME}

data.json            tout ce que nous gardons à votre sujet, dans un fichier pour logiciels, avec des noms techniques
transcriptions.csv   vos transcriptions, avec date, résumé et texte
payments.csv         vos paiements
activity.csv         ce qui s’est passé dans votre compte
picture.webp         votre photo, si vous en avez une

Les fichiers .csv sont des tableaux et s’ouvrent dans votre tableur. S’il n’affiche qu’une colonne, utilisez « importer des données » : le séparateur est le point-virgule. Dates et heures sont en temps universel (UTC).
Gardez ce fichier en lieu sûr : le texte de vos messages y est lisible.
`,
  },
}
