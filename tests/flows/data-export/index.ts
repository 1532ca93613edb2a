import { dataExportModel } from '#machines/data-export/data-export.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { dataExportGestures } from './data-export.gestures.ts'
import { dataExportAssertions } from './data-export.assertions.ts'
import { dataExportNetwork } from './data-export.network.ts'

export const dataExport = flowTests({
  names: { pt: 'Pedir os dados', en: 'Request the data', es: 'Pedir los datos', fr: 'Demander ses données' },
  page: 'dataSettings',
  model: dataExportModel,
  gestures: dataExportGestures,
  assertions: dataExportAssertions,
  networks: [dataExportNetwork],
})
