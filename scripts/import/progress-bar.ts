import type { WriteStream } from 'node:tty'
import type { ImportProgress } from '#services/commerce/import/import-catalogue.ts'

const WIDTH = 30
const REDRAW_MS = 100

/** A progress bar with the number of rows; silent if the output is not a terminal. */
export function createProgressBar(output: WriteStream, unit = 'rows') {
  let drawnAt = 0
  return {
    show({ bytesRead, bytesTotal, rows }: ImportProgress): void {
      if (!output.isTTY || Date.now() - drawnAt < REDRAW_MS) return
      drawnAt = Date.now()
      const share = bytesTotal === 0 ? 1 : bytesRead / bytesTotal
      const filled = Math.round(share * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      output.write(`\r${bar} ${Math.round(share * 100)} %  ${rows} ${unit}`)
    },
    clear(): void {
      if (output.isTTY && drawnAt > 0) output.write('\r\u001b[K')
      drawnAt = 0
    },
  }
}
