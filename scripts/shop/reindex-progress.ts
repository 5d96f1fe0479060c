import type { WriteStream } from 'node:tty'
import type { RebuildState } from '#workers/indexing/products/rebuild-indexes.ts'

const REDRAW_MS = 200

/** Prints a line with the number of products read so far and the rate; silent if the output is not a terminal. */
export function createReindexProgress(output: WriteStream) {
  const startedAt = Date.now()
  let drawnAt = 0
  return {
    show(state: RebuildState): void {
      const now = Date.now()
      if (!output.isTTY || now - drawnAt < REDRAW_MS) return
      drawnAt = now
      const perSecond = Math.round(((state.products - state.continuedFrom) * 1000) / (now - startedAt + 1))
      output.write(`\r\u001b[K${state.products} products read, ${perSecond} per second${retriesOf(state)}`)
    },
    clear(): void {
      if (drawnAt > 0) output.write('\r\u001b[K')
    },
  }
}

/** Describes the result in one line. */
export function describeRebuild(state: RebuildState): string {
  const continued = state.continuedFrom > 0 ? ` (continued after ${state.continuedFrom})` : ''
  return `${state.products} products indexed${continued}${retriesOf(state)}.`
}

function retriesOf({ retries }: RebuildState): string {
  return retries > 0 ? `, ${retries} requests repeated` : ''
}
