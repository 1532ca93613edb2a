import { fromCallback } from 'xstate'
import type { Learner } from '../learner.ts'
import { hasLearned } from '../neural-network.ts'

type Command = { type: 'training.run' } | { type: 'training.pause' } | { type: 'training.step' }

/** Milliseconds between epochs: slow enough to watch. */
const PACE = 80

export const defineTrainNetwork = (learner: Learner) =>
  fromCallback<Command, undefined>(({ receive, sendBack }) => {
    let timer: ReturnType<typeof setInterval> | undefined
    const train = () => {
      const learning = learner.train()
      sendBack({ type: 'training.advanced', ...learning })
      if (hasLearned(learning.network)) sendBack({ type: 'training.completed' })
    }
    receive(({ type }) => {
      clearInterval(timer)
      if (type === 'training.run') timer = setInterval(train, PACE)
      if (type === 'training.step') train()
    })
    return () => clearInterval(timer)
  })
