import type { MouseEvent } from 'react'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { MinusIcon, PlusIcon } from './icon/icons.tsx'

/**
 * Fewer, how many, more. Both buttons submit the form they stand in with the quantity that they lead to, so
 * it works with no script at all. At its bounds a button does nothing, but keeps the focus that it has.
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
  const most = max ?? Number.POSITIVE_INFINITY
  return (
    <fieldset className="inline-flex items-center border border-hairline">
      <legend className="sr-only">{t('label', { label })}</legend>
      <button
        type="submit"
        name={name}
        value={Math.max(min, quantity - 1)}
        aria-disabled={quantity <= min || undefined}
        onClick={refuseDisabled}
        aria-label={t('fewer')}
        className={STEP}
      >
        <MinusIcon />
      </button>
      <output className="min-w-6 text-center text-small">{quantity}</output>
      <button
        type="submit"
        name={name}
        value={Math.min(most, quantity + 1)}
        aria-disabled={quantity >= most || undefined}
        onClick={refuseDisabled}
        aria-label={t('more')}
        className={STEP}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}

function refuseDisabled(event: MouseEvent<HTMLButtonElement>): void {
  if (event.currentTarget.ariaDisabled === 'true') event.preventDefault()
}

const STEP =
  'grid size-9 place-items-center transition-colors hover:text-accent aria-disabled:text-muted aria-disabled:opacity-50'
