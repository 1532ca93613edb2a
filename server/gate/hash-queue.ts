/** The size of the queue for password hashing, which takes a core for a tenth of a second. */
import { availableParallelism } from 'node:os'

/** Threads of libuv, for hashes, files and DNS. */
const THREADS = 4

type Machine = { cores: number; threads: number }

const machine = (): Machine => ({
  cores: availableParallelism(),
  threads: Number.parseInt(process.env['UV_THREADPOOL_SIZE'] ?? '', 10) || THREADS,
})

/** One hash for each core, and one thread left for everything else; ten wait for each. */
export const hashSlots = ({ cores, threads } = machine()): { parallel: number; waiting: number } => {
  const parallel = Math.max(1, Math.min(cores, threads - 1))
  return { parallel, waiting: 10 * parallel }
}
