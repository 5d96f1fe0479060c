import { useState } from 'react'

/** The name of the button with which Conform submits a form to revalidate a field while it is being corrected. */
const REVALIDATION_BUTTON = '__intent__'

/** Counts refusals by the browser's validation and by the server, for `ErrorSummary`. */
export function useRefusals(
  /** Each refusal is a new object; null without one. */
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
      if (!defaultPrevented || isRevalidation(nativeEvent)) return
      setCounted((before) => ({ ...before, refusals: before.refusals + 1 }))
    },
  }
}

function isRevalidation(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter?.getAttribute('name') === REVALIDATION_BUTTON
}
