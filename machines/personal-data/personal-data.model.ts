import type { Failure } from '#contracts/errors.ts'
import { textsOf } from '#contracts/forms/personal-data.ts'
import type { ModelOf } from '../kit/model.ts'
import { ANA_ROW, CRASHED, SERVICE_MESSAGE, REFUSED, UNREACHABLE } from '../kit/samples.ts'
import { personalDataMachine } from './personal-data.machine.ts'

const stored = textsOf(ANA_ROW)
const renamed = { ...stored, name: 'Ana Lima' }
const inEnglish = { ...stored, language: 'en' }

const inEnglishRow = { ...ANA_ROW, language: 'en' }

export const personalDataModel = {
  machine: personalDataMachine,
  inputs: { ana: { user: ANA_ROW } },
  person: [
    { case: 'renamed', event: { type: 'form.changed', values: renamed } },
    { case: 'asStored', event: { type: 'form.changed', values: stored } },
    { case: 'renamed', event: { type: 'form.submit', values: renamed } },
    { case: 'inEnglish', event: { type: 'form.submit', values: inEnglish } },
    { case: 'asStored', event: { type: 'form.submit', values: stored } },
    { case: 'nameless', event: { type: 'form.submit', values: { ...stored, name: ' ' } } },
    { case: 'badCpf', event: { type: 'form.submit', values: { ...stored, cpf: '529.982.247-24' } } },
    { event: { type: 'conflict.useStored' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    saveProfile: {
      renamed: { ok: { ...ANA_ROW, name: 'Ana Lima' } },
      inEnglish: { ok: inEnglishRow },
      conflict: { fail: { code: 'request.conflict' } satisfies Failure },
      unacceptable: { fail: { code: 'request.invalid', fields: { cpf: 'cpf.invalid' } } satisfies Failure },
      refused: REFUSED,
      unreachable: UNREACHABLE,
      withMessage: SERVICE_MESSAGE,
      crashed: CRASHED,
    },
    /** The language was changed elsewhere. */
    readProfile: { changed: { ok: inEnglishRow }, refused: REFUSED, crashed: CRASHED },
  },
} satisfies ModelOf<typeof personalDataMachine>
