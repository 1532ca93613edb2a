import { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { exportDownloadActs } from './export-download.acts.ts'
import { exportDownloadLooks } from './export-download.looks.ts'
import { exportDownloadWire } from './export-download.wire.ts'

export const exportDownload = flowTests({
  names: {
    pt: 'Baixar os dados',
    en: 'Download the data',
    es: 'Descargar los datos',
    fr: 'Télécharger ses données',
  },
  page: 'accountSettings',
  model: exportDownloadModel,
  acts: exportDownloadActs,
  looks: exportDownloadLooks,
  wires: [exportDownloadWire],
})
