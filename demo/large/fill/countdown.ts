/** Shows the progress and the remaining time on one line of the terminal, or nothing if the output is no terminal. */
export type Countdown = { show(done: number): void; end(): void }

const INTERVAL_MS = 500

export function createCountdown(out: NodeJS.WriteStream, what: string, total: number): Countdown {
  const start = performance.now()
  let lastShown = Number.NEGATIVE_INFINITY
  return {
    show(done) {
      const now = performance.now()
      if (!out.isTTY || now - lastShown < INTERVAL_MS) return
      lastShown = now
      const secondsLeft = Math.ceil(((now - start) / Math.max(done, 1)) * ((total - done) / 1000))
      out.write(`\r\u001b[K  ${what}: ${done} of ${total}, ${secondsLeft} s left`)
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[K')
    },
  }
}
