import type { FormattedPromise } from '#app/i18n/delivery/formatted-promise.ts'
import { useFormatPromise } from '#app/i18n/delivery/use-format-promise.ts'

/** When and how a piece arrives, as two lines in the surrounding text style. */
export function DeliveryPromise({ promise }: { promise: FormattedPromise }) {
  const { when, how } = useFormatPromise()(promise)
  return (
    <>
      <p className="text-small" suppressHydrationWarning>
        {when}
      </p>
      <p className="text-small text-muted">{how}</p>
    </>
  )
}
