export type ThrottledAction = {
  /** Runs after the delay. Further calls until then cause one more run, after another delay. */
  call(): void
  cancel(): void
}

/** Runs at most once per delay, and never earlier than the delay after a call. */
export function throttle(delayMs: number, action: () => void): ThrottledAction {
  let timer: NodeJS.Timeout | null = null
  let isCalledAgain = false
  const call = () => {
    if (timer) {
      isCalledAgain = true
      return
    }
    timer = setTimeout(() => {
      timer = null
      action()
      if (isCalledAgain) call()
      isCalledAgain = false
    }, delayMs)
  }
  return {
    call,
    cancel() {
      if (timer) clearTimeout(timer)
    },
  }
}
