import { describeFault } from '#services/kernel/describe-fault.ts'

/** Ends the process once and in order, whatever the cause. */
export type Shutdown = { fail(line: string): Promise<void> }

/** A second signal within this time is the same Ctrl-C, passed on by npm; a later one forces the exit. */
const SAME_SIGNAL_MS = 1_500
/** What has not ended by then is aborted; nothing confirmed is lost. */
const SHUTDOWN_TIMEOUT_MS = 25_000

/**
 * Runs `closeAll` on SIGINT, SIGTERM, SIGHUP or when the parent process has ended, then exits with 0; or,
 * with `fail`, prints one line and exits with 1.
 */
export function onShutdown(closeAll: () => Promise<void>): Shutdown {
  let endingSince: number | null = null
  const end = async (exitCode: number) => {
    if (endingSince !== null) {
      if (Date.now() - endingSince > SAME_SIGNAL_MS) process.exit(130)
      return
    }
    endingSince = Date.now()
    setTimeout(() => process.exit(exitCode), SHUTDOWN_TIMEOUT_MS).unref()
    await closeAll().catch((error: unknown) => console.error(describeFault(error)))
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  process.on('disconnect', () => end(0))
  // Node would print the whole error, with the values of a failed query.
  process.on('uncaughtException', (fault) => {
    console.error(describeFault(fault))
    void end(1)
  })
  return {
    fail(line) {
      console.error(line)
      return end(1)
    },
  }
}
