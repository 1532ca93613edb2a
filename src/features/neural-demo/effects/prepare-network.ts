import { fromPromise } from 'xstate'
import type { Learning } from '#machines/neural-demo/neural-demo.machine.ts'
import type { Learner } from '../learner.ts'

export const definePrepareNetwork = (learner: Learner) =>
  fromPromise<Learning, undefined>(() => Promise.resolve(learner.reset()))
