export type Throttled = {
  /** Has it done after the delay. Called for meanwhile, it is done once more, after another delay. */
  call(): void
  cancel(): void
}

/** Does something some time after it is called for: never more often, and never sooner after the last call. */
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
