import { useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Price } from '#app/ui/price.tsx'
import { TradePrice } from '#app/ui/trade-price.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { useListName } from '../use-list-name.ts'
import { NEW_LIST, ORDER_FIELDS } from './order-form.ts'
import type { OrderView } from './order-view.ts'
import type { AddLines } from './use-add-lines.ts'

export function OrderActions({
  order,
  count,
  progress,
}: {
  order: OrderView
  count: number
  progress: AddLines['progress']
}) {
  const t = useTranslations('quick-order')
  const nameOf = useListName()
  const { totals, lists, list, name, refusal } = order
  const act = useNavigation().formData?.get(ORDER_FIELDS.act)
  const adding = t('adding', { count })
  return (
    <section aria-label={t('actions')} className="grid gap-6 border-b border-hairline pb-10">
      {totals.pieces > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-lead">
          <span>{t('sum', { pieces: totals.pieces })}</span>
          <span>
            {totals.reduction.amountMinor > 0 ? (
              <TradePrice price={totals.total} publicPrice={totals.publicTotal} />
            ) : (
              <Price price={totals.total} />
            )}
          </span>
        </p>
      )}
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-2">
          <Button
            type="submit"
            name={ORDER_FIELDS.act}
            value="bag"
            width="full"
            disabled={count === 0}
            isBusy={act === 'bag' || progress !== null}
          >
            {t('add-to-bag', { count })}
          </Button>
          <p role="status" className="text-small text-muted">
            {(act === 'bag' || act === 'list' || progress !== null) && adding}
          </p>
          {progress && (
            <progress
              value={progress.done}
              max={progress.total}
              aria-label={adding}
              className="h-1.5 w-full appearance-none bg-hairline [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
            />
          )}
        </div>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField label={t('list')} name={ORDER_FIELDS.list} defaultValue={list}>
            <option value={NEW_LIST}>{t('new-list')}</option>
            {lists.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('list-name')}
            name={ORDER_FIELDS.name}
            defaultValue={name}
            maxLength={LIST_LENGTHS.name}
            autoComplete="off"
            errors={refusal === 'list-name-missing' ? [t('refused.list-name-missing')] : []}
          />
          <Button
            type="submit"
            name={ORDER_FIELDS.act}
            value="list"
            variant="outline"
            isBusy={act === 'list'}
            className="sm:col-span-2"
          >
            {t('add-to-list')}
          </Button>
        </div>
      </div>
    </section>
  )
}
