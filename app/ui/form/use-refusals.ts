import { useState } from 'react'

/** The button that Conform submits a form with to check again a field that is being corrected. */
const RECHECK = '__intent__'

/** Counts how often a form is refused, by its check in the browser and by the server, for its `ErrorSummary`. */
export function useRefusals(
  /** What the server refused; null when it did not. Another refusal is another object. */
  refusal: object | null | undefined,
): {
  refusals: number
  /** To be called after the form's own check of what is submitted, which stops the event. */
  countRefusal(event: { defaultPrevented: boolean; nativeEvent: Event }): void
} {
  const [counted, setCounted] = useState({ refusal, refusals: refusal ? 1 : 0 })
  if (refusal && refusal !== counted.refusal) setCounted({ refusal, refusals: counted.refusals + 1 })
  return {
    refusals: counted.refusals,
    countRefusal({ defaultPrevented, nativeEvent }) {
      if (!defaultPrevented || isRecheck(nativeEvent)) return
      setCounted((before) => ({ ...before, refusals: before.refusals + 1 }))
    },
  }
}

function isRecheck(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter?.getAttribute('name') === RECHECK
}
