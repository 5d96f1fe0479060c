import { CONTROL } from '#app/ui/form/control.ts'
import type { Range, RangeFilter } from '#domain/catalogue/filters.ts'
import type { FilterWords } from './filter-words.ts'

/** A lower and an upper bound in the visitor's own units; what there is stands in the empty fields. */
export function RangeFields({
  t,
  filter,
  unit,
  chosen,
  stats,
}: {
  t: FilterWords
  filter: RangeFilter
  unit: string
  chosen: Range
  stats: Range | null
}) {
  return (
    <fieldset className="not-first:mt-5">
      <legend className="mb-2 font-medium">{t('range.legend', { name: t(`range.${filter}`), unit })}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['min', 'max'] as const).map((bound) => (
          <label key={bound} className="grid gap-1.5">
            {t(`range.${bound}`)}
            <input
              type="text"
              name={`${filter}-${bound}`}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={chosen[bound] ?? ''}
              placeholder={stats?.[bound]?.toString()}
              className={CONTROL}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
