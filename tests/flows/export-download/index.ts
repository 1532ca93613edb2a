import { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { exportDownloadGestures } from './export-download.gestures.ts'
import { exportDownloadAssertions } from './export-download.assertions.ts'
import { exportDownloadNetwork } from './export-download.network.ts'

export const exportDownload = flowTests({
  names: {
    pt: 'Baixar os dados',
    en: 'Download the data',
    es: 'Descargar los datos',
    fr: 'Télécharger ses données',
  },
  page: 'dataSettings',
  model: exportDownloadModel,
  gestures: exportDownloadGestures,
  assertions: exportDownloadAssertions,
  networks: [exportDownloadNetwork],
})
