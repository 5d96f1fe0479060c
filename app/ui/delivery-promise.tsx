import type { FormattedPromise } from '#app/i18n/delivery/formatted-promise.ts'
import { useFormatPromise } from '#app/i18n/delivery/use-format-promise.ts'

/** Two lines in the surrounding text style. */
export function DeliveryPromise({
  promise,
  isTimeUnconfirmed = false,
}: {
  promise: FormattedPromise
  /** Whether the text above states that the shipping time is unconfirmed, so the date is omitted. */
  isTimeUnconfirmed?: boolean
}) {
  const { when, how } = useFormatPromise()(promise)
  return (
    <>
      {!(isTimeUnconfirmed && promise.days === null) && (
        <p className="text-small" suppressHydrationWarning>
          {when}
        </p>
      )}
      <p className="text-small text-muted">{how}</p>
      {promise.notices?.map((text) => (
        <p key={text} className="mt-1 text-small text-accent">
          {text}
        </p>
      ))}
    </>
  )
}
