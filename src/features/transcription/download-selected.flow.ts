import { downloadSelectedMachine } from '#machines/download-selected/download-selected.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDownloadSelected } from './effects/download-selected.ts'

export const downloadSelectedFlow = provide(downloadSelectedMachine, { downloadSelected: defineDownloadSelected() })
