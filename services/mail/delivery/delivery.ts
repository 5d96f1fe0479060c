import { type DeliveryOptions, deliverDueMail } from './deliver-mail.ts'

export type Delivery = {
  /** Resolves after the current attempt, if any. */
  stop(): Promise<void>
}

/** The polling interval of the outbox. */
const POLL_INTERVAL_MS = 2_000

/**
 * Delivers emails as they are queued, until stopped. A database fault is passed to `onFault` and retried at
 * the next poll.
 */
export function startDelivery(options: DeliveryOptions, onFault: (fault: unknown) => void): Delivery {
  let isStopped = false
  let wake = () => {}
  const finished = run()

  async function run(): Promise<void> {
    while (!isStopped) {
      const delivered = await deliverDueMail(options).catch((fault: unknown) => {
        onFault(fault)
        return 0
      })
      if (delivered === 0 && !isStopped) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    stop() {
      isStopped = true
      wake()
      return finished
    },
  }
}
