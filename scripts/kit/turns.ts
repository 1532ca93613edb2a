/** Writes texts that arrive side by side as if each writer had waited for those before it: the first one's at once. */

export type Turn = { write: (text: string) => void; end: () => void }

export const createTurns = (write: (text: string) => void): (() => Turn) => {
  const waiting: { texts: string[]; isOver: boolean }[] = []

  const flush = () => {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      for (const text of first.texts.splice(0)) write(text)
      if (!first.isOver) return
      waiting.shift()
    }
  }

  return () => {
    const turn = { texts: [] as string[], isOver: false }
    waiting.push(turn)
    return {
      write: (text) => {
        turn.texts.push(text)
        flush()
      },
      end: () => {
        turn.isOver = true
        flush()
      },
    }
  }
}
