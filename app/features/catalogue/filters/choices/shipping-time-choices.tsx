import { Radio } from '#app/ui/form/choice.tsx'
import type { ProductFacets } from '#clients/search/list/product-list.ts'
import { type FilterMessages, formatShippingTime } from '../filter-messages.ts'

/** Spec §4, shipping delay filters: one limit at a time, or none. */
export function ShippingTimeChoices({
  t,
  times,
}: {
  t: FilterMessages
  times: ProductFacets['shippingTime']
}) {
  return (
    <fieldset>
      <legend className="sr-only">{t('group.shippingTime')}</legend>
      <Radio
        name="shippingTime"
        value=""
        defaultChecked={!times.some(({ isSelected }) => isSelected)}
        label={t('time.any')}
      />
      {times.map(({ value, count, isSelected }) => (
        <Radio
          key={value}
          name="shippingTime"
          value={value}
          defaultChecked={isSelected}
          label={
            <>
              {formatShippingTime(t, value)} <span className="text-small text-muted">{count}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
