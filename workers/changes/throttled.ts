export type Throttled = {
  /** Runs after the delay. Further calls until then cause one more run, after another delay. */
  call(): void
  cancel(): void
}

/** Runs at most once per delay, and never earlier than the delay after a call. */
export function throttled(delayMs: number, act: () => void): Throttled {
  let timer: NodeJS.Timeout | null = null
  let isAgain = false
  const call = () => {
    if (timer) {
      isAgain = true
      return
    }
    timer = setTimeout(() => {
      timer = null
      act()
      if (isAgain) call()
      isAgain = false
    }, delayMs)
  }
  return {
    call,
    cancel() {
      if (timer) clearTimeout(timer)
    },
  }
}
