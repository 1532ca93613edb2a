import { fromCallback } from 'xstate'
import { ACTIVITY_REPORT_INTERVAL } from '#contracts/limits.ts'
import { listenForActivity } from '#src/ui/activity.ts'
import { rememberSummariesShown, forgetSummariesShown } from '../summaries-shown.ts'

/** Sends `activity.seen` between start and stop, at most once a second. */
export const defineWatchActivity = () =>
  fromCallback<{ type: 'showing.start' } | { type: 'showing.stop' }, undefined>(({ receive, sendBack }) => {
    let reported = 0
    let stop: (() => void) | null = null
    const report = () => {
      if (Date.now() - reported < ACTIVITY_REPORT_INTERVAL) return
      reported = Date.now()
      rememberSummariesShown()
      sendBack({ type: 'activity.seen' })
    }
    receive(({ type }) => {
      stop?.()
      stop = type === 'showing.start' ? listenForActivity(report) : null
      if (type === 'showing.start') rememberSummariesShown()
      else forgetSummariesShown()
    })
    return () => stop?.()
  })
