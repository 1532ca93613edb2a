import { dataExportModel } from '#machines/data-export/data-export.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { dataExportActs } from './data-export.acts.ts'
import { dataExportLooks } from './data-export.looks.ts'
import { dataExportWire } from './data-export.wire.ts'

export const dataExport = flowTests({
  names: { pt: 'Pedir os dados', en: 'Request the data', es: 'Pedir los datos', fr: 'Demander ses données' },
  page: 'accountSettings',
  model: dataExportModel,
  acts: dataExportActs,
  looks: dataExportLooks,
  wires: [dataExportWire],
})
