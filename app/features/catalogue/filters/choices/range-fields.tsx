import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { CONTROL } from '#app/ui/form/control.ts'
import type { RangeFilter } from '#domain/catalogue/filters.ts'
import { isUnreadBound, unreadBounds } from '#domain/catalogue/list-address.ts'
import type { Range } from '#domain/product/units.ts'
import type { FilterMessages } from '../filter-messages.ts'

/**
 * A lower and an upper bound in the visitor's own units; the placeholders show the available range. Text that is not
 * a number stays in its field, with an error.
 */
export function RangeFields({
  t,
  filter,
  unit,
  chosen,
  stats,
}: {
  t: FilterMessages
  filter: RangeFilter
  unit: string
  chosen: Range
  stats: Range | null
}) {
  const format = useFormat()
  const { search } = useLocation()
  const typed = unreadBounds(new URLSearchParams(search))
  const fields = useRef<HTMLDivElement>(null)
  const [invalidNames, setInvalidNames] = useState<readonly string[]>([...typed.keys()])
  // Read even without an error, so that the document includes the message (decision 0010).
  const error = t(filter === 'price' ? 'range.unread-price' : 'range.unread-size')
  const errorId = `${filter}-unread`
  function check(): void {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    setInvalidNames(inputs.filter(({ value }) => isUnreadBound(filter, value)).map(({ name }) => name))
  }
  // Another list has other bounds, and the visitor may have typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list resets the fields
  useEffect(() => check(), [search])
  const hintOf = (limit: number | null | undefined) => (limit == null ? undefined : format.number(limit))
  const names = (['min', 'max'] as const).map((bound) => ({ bound, name: `${filter}-${bound}` }))
  const isInvalid = names.some(({ name }) => invalidNames.includes(name))
  return (
    <fieldset className="not-first:mt-5">
      <legend className="mb-2 font-medium">{t('range.legend', { name: t(`range.${filter}`), unit })}</legend>
      <div ref={fields} className="grid grid-cols-2 gap-3">
        {names.map(({ bound, name }) => (
          <label key={bound} className="grid gap-1.5">
            {t(`range.${bound}`)}
            <input
              type="text"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={chosen[bound] ?? typed.get(name) ?? ''}
              placeholder={hintOf(stats?.[bound])}
              aria-invalid={invalidNames.includes(name) || undefined}
              aria-describedby={invalidNames.includes(name) ? errorId : undefined}
              onBlur={check}
              onInput={isInvalid ? check : undefined}
              onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && check()}
              className={CONTROL}
            />
          </label>
        ))}
      </div>
      {isInvalid && (
        <p id={errorId} role="alert" className="mt-1.5 max-w-64 text-small text-alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
