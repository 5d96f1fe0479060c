import { canDeliver, type DeliveryOptions, deliverDueMail } from './deliver-mail.ts'

export type Delivery = {
  /** Resolves after the current attempt, if any. */
  stop(): Promise<void>
}

const POLL_INTERVAL_MS = 2_000

/**
 * Delivers emails as they are queued, until stopped. Only processes that can send emails claim them. Database errors
 * are passed to `onFault` and retried at the next poll.
 */
export function startDelivery(options: DeliveryOptions, onFault: (fault: unknown) => void): Delivery {
  if (!canDeliver(options)) return { stop: async () => {} }
  let isStopped = false
  let wake = () => {}
  let isDown = false
  /** Reports each outage once, however many emails it affects. */
  const observed: DeliveryOptions = {
    ...options,
    onOutage(reason) {
      if (isDown !== (reason !== null)) options.onOutage(reason)
      isDown = reason !== null
    },
  }
  const finished = run()

  async function run(): Promise<void> {
    while (!isStopped) {
      const delivered = await deliverDueMail(observed).catch((fault: unknown) => {
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
