import { useTranslations } from 'use-intl'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { Range, RangeFilter } from '#domain/catalogue.ts'

/** A lower and an upper bound in the visitor's own units; what there is stands in the empty fields. */
export function RangeFields({
  filter,
  unit,
  chosen,
  stats,
}: {
  filter: RangeFilter
  unit: string
  chosen: Range
  stats: Range | null
}) {
  const t = useTranslations('catalogue.filters.range')
  return (
    <fieldset className="not-first:mt-5">
      <legend className="mb-2 font-medium">{t('legend', { name: t(filter), unit })}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('min')}
          name={`${filter}-min`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={chosen.min ?? ''}
          placeholder={placeholderOf(stats?.min)}
        />
        <TextField
          label={t('max')}
          name={`${filter}-max`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={chosen.max ?? ''}
          placeholder={placeholderOf(stats?.max)}
        />
      </div>
    </fieldset>
  )
}

function placeholderOf(bound: number | null | undefined): string | undefined {
  return bound == null ? undefined : String(bound)
}
