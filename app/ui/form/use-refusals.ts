import { useState } from 'react'

/** The button with which Conform submits a form to revalidate a field while it is being corrected. */
const RECHECK = '__intent__'

/** Counts how often a form is refused, by validation in the browser and by the server, for its `ErrorSummary`. */
export function useRefusals(
  /** The server's refusal, or null. Each refusal is a new object. */
  refusal: object | null | undefined,
): {
  refusals: number
  /** Must be called after the form's own validation, which prevents the event. */
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
