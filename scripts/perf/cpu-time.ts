/**
 * Replaces wall-clock durations in a trace by CPU time (`tdur`), so that a busy machine does not distort them, and
 * moves nested tasks accordingly. Lighthouse then simulates from CPU time alone.
 */

type TraceEvent = { ph: string; pid: number; tid: number; ts: number; dur?: number; tts?: number; tdur?: number }
type Task = TraceEvent & Required<Pick<TraceEvent, 'dur' | 'tts' | 'tdur'>>

const isTask = (event: TraceEvent): event is Task =>
  event.ph === 'X' && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined

/** Changes the tasks of one thread in place. Times are microseconds; an outermost task contains the nested ones. */
const cutThread = (tasks: Task[]) => {
  tasks.sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  let outer = { ts: 0, end: 0, tts: 0, tdur: 0 }
  for (const task of tasks) {
    if (task.ts >= outer.end) {
      outer = { ts: task.ts, end: task.ts + task.dur, tts: task.tts, tdur: task.tdur }
      task.dur = Math.min(task.dur, task.tdur)
    } else {
      task.ts = outer.ts + Math.min(Math.max(0, task.tts - outer.tts), outer.tdur)
      task.dur = Math.min(task.tdur, outer.ts + outer.tdur - task.ts)
    }
  }
}

export const cutToCpuTime = (events: TraceEvent[]): void => {
  const threads = Map.groupBy(events.filter(isTask), ({ pid, tid }) => `${pid}:${tid}`)
  for (const tasks of threads.values()) cutThread(tasks)
}
