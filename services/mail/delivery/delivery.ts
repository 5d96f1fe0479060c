import { type DeliveryOptions, deliverDueMail } from './deliver-mail.ts'

export type Delivery = {
  /** Ends after the attempt under way, if any. */
  stop(): Promise<void>
}

/** How long a letter may are before someone looks. */
const LOOK_EVERY_MS = 2_000

/**
 * Delivers mail as it comes until stopped. A fault of the database is reported to `onFault` and tried again at the next
 * look; it does not end the delivery.
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
      const timer = setTimeout(resolve, LOOK_EVERY_MS)
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
