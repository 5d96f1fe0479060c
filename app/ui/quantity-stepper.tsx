import { useTranslations } from 'use-intl'
import { MinusIcon, PlusIcon } from './icon/icons.tsx'

/**
 * Fewer, how many, more. Both buttons submit the form they stand in with the quantity that they lead to, so
 * it works with no script at all.
 */
export function QuantityStepper({
  quantity,
  label,
  name = 'quantity',
  min = 1,
  max,
}: {
  quantity: number
  /** What is counted: 'Nuvola bouclé armchair'. */
  label: string
  name?: string
  min?: number
  /** The most there is; null when there is no limit. */
  max: number | null
}) {
  const t = useTranslations('shell.quantity')
  const canAdd = max === null || quantity < max
  return (
    <fieldset className="inline-flex items-center border border-hairline">
      <legend className="sr-only">{t('label', { label })}</legend>
      <button
        type="submit"
        name={name}
        value={quantity - 1}
        disabled={quantity <= min}
        aria-label={t('fewer')}
        className={STEP}
      >
        <MinusIcon />
      </button>
      <output className="min-w-6 text-center text-small">{quantity}</output>
      <button
        type="submit"
        name={name}
        value={quantity + 1}
        disabled={!canAdd}
        aria-label={t('more')}
        className={STEP}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}

const STEP =
  'grid size-9 place-items-center transition-colors hover:text-accent disabled:text-muted disabled:opacity-50'
